/** A link that has the browser load a font before it reads the style sheet that names it. */
export function fontPreload(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
}
