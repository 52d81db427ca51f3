import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './processes.mjs';

/** The name under which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * @typedef {(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>} Send a WebDriver command
 * @typedef {{ readonly send: Send, readonly version: string, readonly downloads: string, readonly close: () => Promise<void> }} Session
 */

/** A visitor's actions, on top of a WebDriver session. */
export class Visitor {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.version = session.version;
  }

  goto(url) {
    return this.session.send('POST', '/url', { url });
  }

  reload() {
    return this.session.send('POST', '/refresh', {});
  }

  /** Sets the size of the page, not of the window around it. */
  async size(width, height) {
    const { send } = this.session;
    await send('POST', '/window/rect', { width, height });
    const [inner, tall] = await this.run(() => [innerWidth, innerHeight]);
    await send('POST', '/window/rect', { width: 2 * width - inner, height: 2 * height - tall });
  }

  /** Runs a function in the page; its result may be a promise. */
  run(act, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${act})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
    return this.session.send('POST', '/execute/async', { script, args }).then(({ value, error }) => {
      if (error) throw new Error(error);
      return value;
    });
  }

  /** Waits until a function in the page returns something, and returns that. */
  until(act, ...args) {
    return until(() => this.run(act, ...args), `${act}`);
  }

  async click(selector) {
    const element = await this.find(selector);
    await this.session.send('POST', `/element/${element}/click`, {});
  }

  /** A control by its visible name. */
  press(name) {
    return this.click(`//*[self::button or self::a][normalize-space(.)="${name}" or @aria-label="${name}"]`);
  }

  async find(selector) {
    const using = selector.startsWith('/') ? 'xpath' : 'css selector';
    return (await this.session.send('POST', '/element', { using, value: selector }))[ELEMENT];
  }

  /** Types a text; a list is keys held down together. */
  async type(...parts) {
    const actions = parts.flatMap((part) =>
      typeof part === 'string'
        ? [...part.replaceAll('\n', KEYS.enter)].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ])
        : [
            ...part.map((value) => ({ type: 'keyDown', value })),
            ...part.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
    );
    await this.session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async mouse(...actions) {
    const parameters = { pointerType: 'mouse' };
    await this.session.send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters, actions }],
    });
  }

  moveTo(x, y) {
    return this.mouse(
      { type: 'pointerMove', duration: 0, x: x - 1, y },
      { type: 'pointerMove', duration: 20, x, y },
    );
  }

  async picture(file) {
    writeFileSync(file, Buffer.from(await this.session.send('GET', '/screenshot'), 'base64'));
  }

  /** Waits for a file in the folder of downloads and returns its bytes. */
  async downloaded(ending) {
    const { downloads } = this.session;
    const name = await until(() => {
      const names = readdirSync(downloads);
      return names.some((each) => /\.(part|wkdownload)$/.test(each))
        ? undefined
        : names.find((each) => each.endsWith(ending));
    });
    const path = join(downloads, name);
    await until(() => readFileSync(path).length > 0);
    const bytes = readFileSync(path);
    rmSync(path);
    return { name, bytes };
  }

  close() {
    return this.session.close();
  }
}

/** Keys that have no letter, as WebDriver numbers them. */
export const KEYS = {
  control: '\uE009',
  shift: '\uE008',
  alt: '\uE00A',
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  backspace: '\uE003',
  end: '\uE010',
  home: '\uE011',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
};
