/** The address to which the system's share sheet sends what somebody shares with the installed site; `routes/manifest.ts` names it. */
export const SHARE_ADDRESS = '/share';
/** The names of the form fields that are sent. */
export const SHARE_PARTS = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;
/** The parameter with which the converter is then opened. */
export const SHARED = 'shared';
