import { describe, expect, test } from 'vitest';
import { type HostingHeaders, hostingHeaders } from '../headers';
import { apacheConfiguration } from './apache';
import { caddyConfiguration } from './caddy';
import { HOST_FILES, NOT_FOUND_FILES, SLASHED_PATHS } from './host-files';
import { nginxConfiguration } from './nginx';
import { underscoreHeaders } from './underscore-files';
import { vercelConfiguration } from './vercel';

const HEADERS = hostingHeaders({
  documents: "default-src 'none'; script-src 'self' 'sha256-abc='",
  hashedFiles: "default-src 'none'; script-src 'self'",
});
/** Those of which every header has one value for a response, and those on which the values of several rules add up. */
const BY_FILE = { apacheConfiguration, caddyConfiguration, nginxConfiguration };
const ADDITIVE = { underscoreHeaders, vercelConfiguration };

/** Netlify and Cloudflare Pages refuse longer lines. */
const MAX_LINE_LENGTH = 2000;

describe.each(Object.entries(BY_FILE))('%s', (_, configuration) => {
  test.each(everyHeader(HEADERS))('sends %s: %s', (name, value) => {
    expect(sends(configuration(HEADERS), name, value)).toBe(true);
  });
});

describe.each(Object.entries(ADDITIVE))('%s', (_, configuration) => {
  const { 'Cache-Control': caching = '', ...ofHashedFiles } = HEADERS.hashedFiles;
  const { 'Cache-Control': __, ...ofDocuments } = HEADERS.otherFiles;

  test.each([
    ...everyHeader({ ...HEADERS, hashedFiles: {}, otherFiles: ofDocuments }),
    ['Cache-Control', caching],
  ])('sends %s: %s', (name = '', value = '') => {
    expect(sends(configuration(HEADERS), name, value)).toBe(true);
  });

  test('names no header twice, as a hashed file would get both values', () => {
    const written = configuration(HEADERS);
    for (const name of Object.keys(ofHashedFiles)) expect(written.split(name)).toHaveLength(2);
  });
});

test.each([apacheConfiguration, caddyConfiguration, nginxConfiguration])(
  '%o hides what is meant for hosts, and the page for unknown addresses under its own address',
  (configuration) => {
    const written = configuration(HEADERS);
    for (const file of [...HOST_FILES, ...NOT_FOUND_FILES])
      expect([file, file.replaceAll('.', '\\.')].some((form) => written.includes(form))).toBe(true);
  },
);

test('a slash at the end of an address leads to the address without it, and never to another host', () => {
  const slashed = new RegExp(`^/${SLASHED_PATHS}$`);
  for (const path of ['/docs/', '/docs/tables/', '/404/']) expect(path).toMatch(slashed);
  for (const path of ['/', '//example.org/', '/\\example.org/', '/\t/example.org/'])
    expect(path).not.toMatch(slashed);
});

test('the groups do not name the same header twice where both would be sent', () => {
  const byFile = new Set([...Object.keys(HEADERS.hashedFiles), ...Object.keys(HEADERS.otherFiles)]);
  expect(Object.keys(HEADERS.always).filter((name) => byFile.has(name))).toEqual([]);
});

test('no line of _headers is too long for a host, with room for more hashes', () => {
  const documents = `default-src 'none'; ${"'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=' ".repeat(16)}`;
  for (const line of underscoreHeaders(hostingHeaders({ documents, hashedFiles: '' })).split('\n'))
    expect(line.length).toBeLessThan(MAX_LINE_LENGTH);
});

function everyHeader(groups: HostingHeaders): [string, string][] {
  return [groups.always, groups.hashedFiles, groups.otherFiles].flatMap((headers) => Object.entries(headers));
}

/** Whether a configuration gives a header this value: on one line, on two, or by a variable. */
function sends(written: string, name: string, value: string): boolean {
  const lines = written.split('\n');
  const together = lines.some((line) => line.includes(name) && line.includes(value));
  const variable = new RegExp(`add_header ${name} "(?<variable>\\$\\w+)"`).exec(written)?.groups?.variable;
  const byVariable = variable !== undefined && mapOf(lines, variable).includes(`"${value}";`);
  return together || byVariable || writesOnTwoLines(lines, name, value);
}

function mapOf(lines: readonly string[], variable: string): string {
  const from = lines.findIndex((line) => line.startsWith('map ') && line.endsWith(` ${variable} {`));
  return lines.slice(from, lines.indexOf('}', from)).join('\n');
}

/** Whether JSON has a header's name on one line and its value on the next. */
function writesOnTwoLines(lines: readonly string[], name: string, value: string): boolean {
  const at = lines.findIndex((line) => line.includes(`"key": "${name}"`));
  return at !== -1 && lines[at + 1]?.includes(JSON.stringify(value)) === true;
}
