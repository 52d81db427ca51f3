/** The styles of a template are chosen by buttons. */
const KINDS = ['select, input:checked', 'input', 'button'] as const;

/** The controls of an option or a group of them, those with the present values first. */
export function controlsIn(place: Element | null | undefined): HTMLElement[] {
  return KINDS.flatMap((kind) => [...(place?.querySelectorAll<HTMLElement>(kind) ?? [])]);
}
