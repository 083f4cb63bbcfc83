import { expect, test } from 'vitest';
import { advice } from '../../rules/ae/advice/index.ts';
import { checks } from '../../rules/ae/checks/index.ts';
import { findingsOfChecks } from '../../src/api/checks.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';

test('a check covers rules that exist, each once', () => {
  const { entries } = defaultSpecification.messages;
  for (const { id, covers = [] } of [...checks, ...advice]) {
    expect([id, covers.filter((rule) => !entries.has(rule))]).toEqual([id, []]);
    expect(new Set(covers).size).toBe(covers.length);
  }
});

test.each<[text: string, plain: string | undefined]>([
  ['Desk<br>Chair', 'Desk Chair'],
  ['<P class="x">Desk</p>\n\n<p>Chair</p>', 'Desk Chair'],
  ['Desk<HR />', 'Desk'],
  ['Desk<x/>Chair', 'Desk Chair'],
  ['Tables &amp; chairs&nbsp;&lt;oak&gt; &quot;A&quot;', 'Tables & chairs <oak> "A"'],
  ['A &#8211; B&#32;&#33;', 'A – B !'],
  ['A&#31;B &#55295;', 'A B \ud7ff'],
  ['A&#55296;B', 'A B'],
  ['<b>Desk', undefined],
  ['Desk</b>', undefined],
  ['<b>Desk</i>', undefined],
  ['a < b and c > d', undefined],
  ['&co; &#x41;', undefined],
])('of the markup in %j nothing is left in %j', (note, plain) => {
  const { invoice } = normalise(
    edited('standard-invoice', (request) => Object.assign(request, { notes: note })),
  );
  const values = findingsOfChecks(compute(invoice), advice)
    .filter(({ rule }) => rule === 'pint-ae-advice-markup')
    .map((finding) => finding.values?.plain);
  expect(values).toEqual(plain === undefined ? [] : [plain]);
});
