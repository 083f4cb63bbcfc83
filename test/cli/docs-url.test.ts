import { expect, test } from 'vitest';
import { pintAe } from './command-line.ts';

test.each([
  ['--docs-url', (docsUrl: string) => ['--docs-url', docsUrl]],
  ['PINT_AE_DOCS_URL', () => []],
])('an address that %s has is refused if no page can be there, by its name', async (name, argv) => {
  for (const docsUrl of ['docs', 'javascript:alert(1)', 'file:///etc', 'data:text/html,x']) {
    const { code, stderr } = await pintAe(
      ['validate', 'examples/standard-invoice.json', ...argv(docsUrl)],
      '',
      { docsUrl },
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${name} takes an address such as https://`)]);
  }
});
