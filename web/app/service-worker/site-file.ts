/** A file of the site, as the build lists it for the service worker. */
export interface SiteFile {
  /** Where it is asked for, from the site's root on. */
  readonly address: string;
  /** Changes with the content; missing where the name does that already. */
  readonly revision?: string;
  /** Kept before anybody asks for it, so that everything but pictures is there without a network. */
  readonly ahead: boolean;
}

export const NOT_FOUND_ADDRESS = '/404';
