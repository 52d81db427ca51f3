export function ZoomControl() {
  return null;
}
