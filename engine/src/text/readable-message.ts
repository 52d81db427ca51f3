const MAX_MESSAGE = 1000;

/** A sentence for users, cut where it names something from a file, such as an address, that is as long as the file. */
export function readableMessage(message: string): string {
  return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1)}…` : message;
}
