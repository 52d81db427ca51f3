export const CONTENT_OF_PAGES: Readonly<Record<string, readonly string[]>>;
export function pageDates(): Readonly<Record<string, string>>;
export function writePageDates(): void;
export function pageDatesIn(log: string): Readonly<Record<string, string>>;
