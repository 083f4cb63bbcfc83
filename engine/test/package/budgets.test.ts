import { expect, test } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { bytesOf } from './bundle.ts';

test.each(Object.entries(budgets))('%s takes at most %d bytes, compressed', async (imported, most) => {
  const [, name, from] = /^(.*) of (.*)$/.exec(imported) ?? [];
  const bytes = await bytesOf(`import { ${name} } from '${from}'; console.log(${name});`);
  expect(bytes).toBeLessThanOrEqual(most);
  // A budget far above what is used keeps nothing small.
  expect(bytes).toBeGreaterThan(most * 0.95);
});
