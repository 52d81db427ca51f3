/** A file of the site, as the build lists it for the service worker. */
export interface SiteFile {
  /** Its address, relative to the site's root. */
  readonly address: string;
  /** Changes with the content; missing if the name already does. */
  readonly revision?: string;
  /** Stored before it is requested, so that it is available offline after the first visit. */
  readonly ahead: boolean;
}

export const NOT_FOUND_ADDRESS = '/404';
