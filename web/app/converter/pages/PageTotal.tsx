export function PageTotal() {
  return null;
}
