import { readFileSync } from 'node:fs';
import { afterEach, describe } from 'vitest';
import { findChromium } from '../page/browser.ts';
import { closePages } from '../page/opening.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { walk } from './page-walk.ts';

const walks = readFileSync(new URL('page-walks.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const isSkipped = findChromium() === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined;

describe.skipIf(isSkipped)('the page', () => {
  afterEach(closePages);
  compareWithApproved(
    'page',
    walks.map((line): Asked => {
      const told = line.slice(line.indexOf(': ') + 2);
      return { name: line, answer: () => walk(told) };
    }),
  );
});
