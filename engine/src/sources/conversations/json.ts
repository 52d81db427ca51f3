import { isRecord } from '../../parse/yaml.js';

/** A value of an export as an object; empty for anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** A value of an export as a list; empty for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value of an export as text; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
