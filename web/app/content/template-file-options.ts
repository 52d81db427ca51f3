/** How a named template is written as a Word file: what its header takes from a text, it says as a field. */
export function templateFileOptions<T extends string>(
  template: T,
): { readonly template: T; readonly headerText?: string } {
  return template === 'mla' ? { template, headerText: '{{surname}}' } : { template };
}
