import { isRecord } from './yaml.js';

/** Whether a value turns something off, or is empty. */
export function isOff(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && /^(?:|~|null|false|no|off)$/i.test(value.trim());
}

export function isOn(value: unknown): boolean {
  return typeof value === 'string' && /^(?:true|yes|on)$/i.test(value.trim());
}

/** The texts in a value: a scalar, a record with a `name` as often used for authors, or a list of these. */
export function textsOf(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const texts = items
    .map((item) => (isRecord(item) ? item.name : item))
    .filter((item) => typeof item === 'string');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
