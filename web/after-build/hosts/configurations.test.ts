import { describe, expect, test } from 'vitest';
import { type HostingHeaders, hostingHeaders } from '../headers';
import { apacheConfiguration } from './apache';
import { caddyConfiguration } from './caddy';
import { HOST_FILES, NOT_FOUND_FILES, SLASHED_PATHS } from './host-files';
import { nginxConfiguration } from './nginx';
import { underscoreHeaders } from './underscore-files';
import { vercelConfiguration } from './vercel';

const HEADERS = hostingHeaders("default-src 'none'; script-src 'self' 'sha256-abc='");
const CONFIGURATIONS = {
  apacheConfiguration,
  caddyConfiguration,
  nginxConfiguration,
  underscoreHeaders,
  vercelConfiguration,
};

/** Netlify and Cloudflare Pages refuse longer lines. */
const MAX_LINE_LENGTH = 2000;

describe.each(Object.entries(CONFIGURATIONS))('%s', (_, configuration) => {
  const written = configuration(HEADERS);

  test.each(groupsOf(HEADERS))('sends %s', (name, value) => {
    const lines = written.split('\n');
    const together = lines.some((line) => line.includes(name) && line.includes(value));
    const split = lines.some((line) => line.includes(`$footmark_caching`)) && written.includes(`"${value}"`);
    expect(together || split || writesOnTwoLines(lines, name, value)).toBe(true);
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
  expect(Object.keys(HEADERS.always)).not.toContain('Cache-Control');
});

test('no line of _headers is too long for a host, with room for more hashes', () => {
  const policy = `default-src 'none'; ${"'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=' ".repeat(16)}`;
  for (const line of underscoreHeaders(hostingHeaders(policy)).split('\n'))
    expect(line.length).toBeLessThan(MAX_LINE_LENGTH);
});

function groupsOf({ always, hashedFiles }: HostingHeaders): [string, string][] {
  return [...Object.entries(always), ...Object.entries(hashedFiles)];
}

/** Whether JSON has a header's name on one line and its value on the next. */
function writesOnTwoLines(lines: readonly string[], name: string, value: string): boolean {
  const at = lines.findIndex((line) => line.includes(`"key": "${name}"`));
  return at !== -1 && lines[at + 1]?.includes(JSON.stringify(value)) === true;
}
