import { afterEach, describe } from 'vitest';
import { findChromium } from './browser.ts';
import { closePages, type OpenedPage, openPage } from './opening.ts';

const chromium = findChromium();
if (chromium === undefined) console.log('No Chromium is found: the tests of the page are skipped.');

/** Opens the page; it is closed after the test. */
export type Open = (...options: Parameters<typeof openPage>) => Promise<OpenedPage>;

/** Tests of the page in a browser. If CI should have a Chromium, its absence is a failure. */
export function describeInBrowser(what: string, tests: (open: Open) => void): void {
  const isSkipped = chromium === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined;
  describe.skipIf(isSkipped)(what, () => {
    afterEach(closePages);
    tests(openPage);
  });
}
