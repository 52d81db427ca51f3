export function PageThumbnails() {
  return null;
}
