/** An address without percent-encoding; one with a sign that encodes nothing stays as it is. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
