/** What Chrome, Firefox and Safari say when a script that is loaded on demand cannot be fetched. */
const MESSAGES = /dynamically imported module|Importing a module script failed/;

/** Whether a message means that a script could not be fetched, as without a connection. */
export function isLoadFailure(message: string): boolean {
  return MESSAGES.test(message);
}
