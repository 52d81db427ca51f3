// What a visitor does, in the Firefox and the WebKit that are installed: npm run smoke:browsers, after npm run build. A browser
// that is missing is named and left out; `--require` makes that a failure. The page in Playwright's own builds of these
// engines is tested by npm run test:browsers, and everything else in Chromium.
import { isDeepStrictEqual } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { convert } from '../engine/dist/index.js';
import { openFirefox } from './browsers/firefox.mjs';
import { KEYS, Visitor } from './browsers/visitor.mjs';
import { openWebKit } from './browsers/webkit.mjs';
import { serve } from './serve.mjs';

const TEXT = '# Smoke\n\nWords *in italics*.[^1]\n\n[^1]: A note with $x^2$.\n';
const CHANGED = `${TEXT}\nOne more line.`;
/** What the pages show of it: each letter once, also where the worker is sent only what has changed. */
const PAGE_WORDS = 'SmokeWords in italics.1One more line.1 A note with x2.';
const EDITOR = '.cm-content, textarea';

const isRequired = process.argv.includes('--require');
let failures = 0;
for (const [name, open] of Object.entries({ Firefox: openFirefox, WebKit: openWebKit })) {
  const session = await open();
  if (typeof session === 'string') {
    console.log(`! ${session} is not installed: ${name} was not tried`);
    if (isRequired) failures += 1;
    continue;
  }
  const visitor = new Visitor(session);
  const begin = performance.now();
  try {
    await visit(visitor);
    console.log(`✓ ${visitor.version}, ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures += 1;
    console.log(`✗ ${visitor.version}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await visitor.close();
  }
}
process.exitCode = failures === 0 ? 0 : 1;

/** @param {Visitor} visitor */
async function visit(visitor) {
  const server = await serve(0);
  const address = `http://localhost:${server.address().port}/`;
  try {
    await visitor.size(1280, 800);
    await visitor.goto(address);
    await listen(visitor);
    await visitor.press('start writing');
    await visitor.moveTo(300, 300);
    await visitor.until(() => document.querySelector('.cm-content') !== null);
    await visitor.click('.cm-content');
    await visitor.type(TEXT);
    await untilOnPages(visitor, 'A note with');
    await visitor.until(() => document.querySelector('.page-equation msup') !== null);
    if (await visitor.run(roundsLetters))
      console.log(
        `! ${visitor.version} rounds the width of each letter to pixels here: the words on the pages were not measured`,
      );
    else expect('words as wide as their places', [], await visitor.run(misfits));

    // The editor begins a new step to undo after a pause.
    await new Promise((resolve) => setTimeout(resolve, 800));
    await visitor.type('\nOne more line.');
    await untilOnPages(visitor, 'One more line.');
    expect('words on the pages', PAGE_WORDS, await visitor.run(wordsOfPages));
    await visitor.type([KEYS.control, KEYS.enter]);
    await expectFile(await visitor.downloaded('.docx'), CHANGED);
    await visitor.until(() => document.querySelector('[role=dialog]') === null);
    await visitor.type([KEYS.control, 'z']);
    await visitor.until(
      () =>
        !document.querySelector('.cm-content')?.textContent?.includes('One more line.') &&
        [...document.querySelectorAll('.page-content')].every(
          ({ textContent }) => !textContent?.includes('One more'),
        ),
    );
    expect('errors', [], await visitor.run(() => window.errors));

    await visitor.until(() =>
      navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated'),
    );
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
    await visitor.goto(address);
    await visitor.until((editor) => {
      const field = document.querySelector(editor);
      return (field?.value ?? field?.textContent)?.includes('A note with');
    }, EDITOR);
    await listen(visitor);
    await untilOnPages(visitor, 'A note with');
    expect('errors without a network', [], await visitor.run(() => window.errors));
  } finally {
    server.close();
  }
}

/** Runs in the page. */
function wordsOfPages() {
  return [...document.querySelectorAll('.page-content')].map(({ textContent }) => textContent).join(' ');
}

function listen(visitor) {
  return visitor.run(() => {
    window.errors = [];
    addEventListener('error', ({ message }) => window.errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      window.errors.push(violatedDirective),
    );
  });
}

function untilOnPages(visitor, words) {
  return visitor.until(
    (expected) =>
      [...document.querySelectorAll('.page-content')].some((page) => page.textContent.includes(expected)),
    words,
  );
}

/** WebKitGTK does on screens that are not of high resolution; Safari never does. Runs in the page. */
function roundsLetters() {
  const letters = document.createElement('span');
  letters.style.cssText = 'position: fixed; font: 8.3px serif; white-space: pre';
  letters.textContent = 'n'.repeat(100);
  document.body.append(letters);
  const { width } = letters.getBoundingClientRect();
  letters.remove();
  return width % 100 === 0;
}

/** The words whose width differs from that of their place by more than a hundredth and a pixel. Runs in the page. */
async function misfits() {
  await document.fonts.ready;
  return [...document.querySelectorAll('.page-piece')].flatMap((piece) => {
    const range = document.createRange();
    range.selectNodeContents(piece);
    const drawn = range.getBoundingClientRect().width;
    const place = piece.getBoundingClientRect().width;
    const isOff = Math.abs(drawn - place) > Math.max(1, place / 100);
    return isOff ? [`${piece.textContent} (${drawn.toFixed(1)} px in ${place.toFixed(1)})`] : [];
  });
}

/**
 * Expects the file that Node.js makes of the same text, with the options that the browser's file says it was made with. Each
 * browser compresses in its own way, so what is compared is the parts.
 */
async function expectFile({ bytes }, markdown) {
  const parts = unzipSync(new Uint8Array(bytes));
  const [, options = '{}'] =
    /options="([^"]*)"/.exec(strFromU8(parts['customXml/item2.xml'] ?? new Uint8Array())) ?? [];
  const made = await convert(markdown, { ...JSON.parse(options.replaceAll('&quot;', '"')), source: true });
  if (!made.success) throw new Error(made.error);
  const expected = unzipSync(new Uint8Array(await made.blob.arrayBuffer()));
  expect('parts of the file', Object.keys(expected), Object.keys(parts));
  for (const [name, part] of Object.entries(expected)) expect(name, strFromU8(part), strFromU8(parts[name]));
}

function expect(what, expected, found) {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}
