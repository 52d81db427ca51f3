import { CLEAN_UP_ID, FINDINGS_ID, PICTURES_ID } from '../findings/status';
import { type Converter, part } from '../instance/converter';

export const DRAWER_ID = 'details-drawer';

/** The section of the drawer that a link leads to, by its id. */
export function linkedSection(converter: Converter, target: EventTarget | null): string | undefined {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return [converter.id(FINDINGS_ID), converter.id(PICTURES_ID), converter.id(CLEAN_UP_ID)].find(
    (id) => address === `#${id}`,
  );
}

/** Free space above the section. */
const ABOVE_PX = 16;

export const detailsDrawer = part((converter) => {
  let show: (() => void) | undefined;

  /** The screen knows how to bring the open drawer into view: on small ones, the pages may be in its place. */
  function registerDrawer(showDrawer: () => void): () => void {
    show = showDrawer;
    return () => {
      show = undefined;
    };
  }

  /**
   * Opens the drawer at a section. Unlike the browser's own way to a link's target, it does not scroll the screen until the
   * drawer is at its top.
   */
  function openSection(id: string): void {
    show?.();
    const section = document.getElementById(id);
    const drawer = section?.closest(`#${converter.id(DRAWER_ID)}`);
    if (!section || !drawer) return;
    section.focus({ preventScroll: true });
    drawer.scrollTop += section.getBoundingClientRect().top - drawer.getBoundingClientRect().top - ABOVE_PX;
    drawer.scrollIntoView({ block: 'nearest' });
  }

  return { registerDrawer, openSection };
});
