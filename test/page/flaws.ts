import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Loads axe into a page whose own policy does not forbid it. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(script);
}

/** The flaws that axe finds on the page as shown, by all its rules or by some. */
export function flaws(page: Page, rules?: readonly string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (of: Document, options: object) => Promise<Found> };
    };
    const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}
