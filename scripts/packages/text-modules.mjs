/**
 * Makes modules of styles and locales for citations: the default export is the text of the file.
 *
 * @returns {{ name: string, transform: { filter: { id: RegExp }, handler: (code: string) => { code: string, map: null, moduleType: 'js' } } }}
 */
export function textModules() {
  return {
    name: 'text-modules',
    transform: {
      filter: { id: /\/csl\/(?:styles|locales)\/[^/]+\.(?:csl|xml)$/ },
      handler: (code) => ({ code: `export default ${JSON.stringify(code)};\n`, map: null, moduleType: 'js' }),
    },
  };
}
