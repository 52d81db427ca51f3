/** The address to which the system's share sheet sends what somebody shares with the installed site; `routes/manifest.ts` names it. */
export const SHARE_ADDRESS = '/share';
/** The names of the form fields that are sent. */
export const SHARE_PARTS = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;
/** The parameter with which the converter is then opened. */
export const SHARED = 'shared';
/** A larger share would have to be held in memory twice before anybody is asked about it. */
export const MAX_SHARED_BYTES = 100 * 1024 * 1024;
/** Why something that was shared cannot be opened: the value of that parameter. */
const SHARE_FAILURES = ['large', 'many', 'unreadable'] as const;
export type ShareFailure = (typeof SHARE_FAILURES)[number];

export function isShareFailure(value: string): value is ShareFailure {
  return SHARE_FAILURES.some((failure) => failure === value);
}
