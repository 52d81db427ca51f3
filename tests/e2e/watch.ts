import type { BrowserContext, Request } from '@playwright/test';

/** What a browser reports while pages are used. */
export interface Watch {
  /** Violations of the Content-Security-Policy. */
  readonly violations: string[];
  /** Errors and warnings of the console, and uncaught errors. */
  readonly problems: string[];
  /** Requested addresses of other origins. */
  readonly foreign: string[];
  /** Every request so far. */
  readonly requests: Request[];
  /**
   * How many requests there are once none has been made for a while. Unlike `networkidle`, which counts open requests,
   * it does not wait forever for one that the service worker took over.
   */
  readonly quiet: () => Promise<number>;
}

const QUIET_MS = 500;

/** Playwright's own message in the console where it blocks service workers. */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

const REPORT = 'reportViolation';

/** Watches all pages of a context, including their workers, from now on. */
export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const violations: string[] = [];
  const problems: string[] = [];
  const foreign: string[] = [];
  const requests: Request[] = [];
  await context.exposeFunction(REPORT, (violation: string) => violations.push(violation));
  await context.addInitScript((report) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as never as Record<string, (violation: string) => void>)[report]?.(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  }, REPORT);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== OF_PLAYWRIGHT)
      problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('request', (request) => {
    requests.push(request);
    const url = new URL(request.url());
    if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== origin) foreign.push(request.url());
  });
  const quiet = async (): Promise<number> => {
    let count: number;
    do {
      count = requests.length;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    } while (requests.length > count);
    return count;
  };
  return { violations, problems, foreign, requests, quiet };
}
