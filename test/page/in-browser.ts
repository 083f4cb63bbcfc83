import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { findChromium, launch } from './browser.ts';
import { type OpenedPage, openPage } from './opening.ts';

const chromium = findChromium();
if (chromium === undefined) console.log('No Chromium is found: the tests of the page are skipped.');

type Options = Parameters<typeof openPage> extends [Browser, ...infer Rest] ? Rest : never;

/** Opens the page; it is closed after the test. */
export type Open = (...options: Options) => Promise<OpenedPage>;

/** Tests of the page in a browser. If CI should have a Chromium, its absence is a failure. */
export function describeInBrowser(what: string, tests: (open: Open) => void): void {
  const isSkipped = chromium === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined;
  describe.skipIf(isSkipped)(what, () => {
    let browser: Browser;
    const opened: Page[] = [];

    beforeAll(async () => {
      browser = await launch(chromium ?? '');
    });

    afterEach(async () => {
      await Promise.all(opened.splice(0).map((page) => page.context().close()));
    });

    afterAll(() => browser?.close());

    tests(async (...options) => {
      const found = await openPage(browser, ...options);
      opened.push(found.page);
      return found;
    });
  });
}
