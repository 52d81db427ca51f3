/** The messages of Chrome and Firefox, then Safari's, for a script that is loaded on demand and cannot be fetched. */
const MESSAGES = /dynamically imported module|Importing a module script failed/;

/** Whether a message means that a script could not be fetched, as without a connection. */
export function isLoadFailure(message: string): boolean {
  return MESSAGES.test(message);
}
