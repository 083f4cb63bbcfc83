import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { malformedRule } from '../../src/core/findings/finding.ts';
import { saxonEngine } from '../../src/schematron/saxon.ts';
import { example } from '../requests.ts';

interface Saying {
  readonly title: string;
  readonly base: string;
  /** The rule that forbids it; undefined if it is valid. */
  readonly rule: string | undefined;
  readonly fields: object;
}

/**
 * The requests of a page: under each heading the example, the rule that refuses it, if any, and the fields in
 * JSON.
 */
function sayingsOf(page: string): Saying[] {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [title = ''] = section.split('\n');
      return Array.from(
        section.matchAll(/^([^\n]*):\n\n```json\n([\s\S]*?)```/gm),
        ([, head = '', json = '']) => {
          const quoted = Array.from(head.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
          return {
            title,
            base: quoted.at(-1) ?? '',
            rule: quoted.length > 1 ? quoted[0] : undefined,
            fields: JSON.parse(json),
          };
        },
      );
    });
}

/** The pages that show requests in this way. */
const pages = ['how-do-i-say.md', 'mandate.md', 'vat-rounding.md'];
const sayings = pages.flatMap(sayingsOf);
const noTotals = { taxTotal: null, legalMonetaryTotal: null };

describe.each([
  ['the compiled rules', {}],
  ['SaxonJS', { engine: saxonEngine }],
])('judged by %s', (_, options) => {
  test.each(sayings)('$title ($base, $rule) is as the page says', ({ base, rule, fields }) => {
    const { issues, outcome } = validate({ ...example(base), ...noTotals, ...fields }, options);
    if (rule === undefined) expect(issues).toEqual([]);
    else expect(issues.map((issue) => issue.rule)).toContain(rule);
    const refused = rule === malformedRule ? 'malformed' : 'invalid';
    expect(outcome).toBe(rule === undefined ? 'valid' : refused);
  });
});

test.each([
  ['A price per 1000', '210.00'],
  ['A gross price with a discount', '945.00'],
  ['Free goods', '8877.75'],
  ['Government fees', '1465.00'],
  ['Advance payments', '9450.00'],
  ['Hotel fees and tourism dirham', '1388.20'],
  ['Import VAT paid by an agent', '5472.50'],
  ['A seller who is not registered for VAT', '180.00'],
  ['Gold with making charges', '49575.00'],
  ['Rounding to what can be paid', '11125.75'],
])('%s comes to %s', (title, payable) => {
  const { base, fields } = sayings.find((each) => each.title === title) ?? { base: '', fields: {} };
  const { totals, warnings } = validate({ ...example(base), ...noTotals, ...fields });
  expect(totals?.payableAmount).toBe(payable);
  expect(warnings.filter(({ rule }) => rule === 'pint-ae-unknown-field')).toEqual([]);
});

test('the pages in English and Arabic show the same requests', () => {
  expect(sayings.length).toBeGreaterThan(15);
  const withoutTitles = (page: string) => sayingsOf(page).map(({ title: _, ...rest }) => rest);
  for (const page of pages) expect(withoutTitles(`ar/${page}`)).toEqual(withoutTitles(page));
});
