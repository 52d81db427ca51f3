export function PageCount() {
  return null;
}
