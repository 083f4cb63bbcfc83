import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import rows from '../../rules/ae/supplies.json' with { type: 'json' };
import { convert } from '../../src/api/convert.ts';
import { createCreditNote } from '../../src/api/credit-note-for.ts';
import { documentRequest } from '../../src/api/request-schema.ts';
import { compute, normalise, parseDocumentRequest, toUbl } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { example, lineOf } from '../requests.ts';
import { runs } from '../tier.ts';
import { bothWays, type SupplyCase, supplyCases, withoutCodes, withValues } from './supplies.ts';

interface Row {
  readonly writes: Readonly<Record<string, unknown>>;
  readonly needs: readonly string[];
}
const facts = Object.entries<Row>(rows);
const caseOf = (fact: string): SupplyCase => {
  const found = supplyCases.find((each) => each.fact === fact);
  if (found === undefined) throw new Error(`no case of ${fact}`);
  return found;
};
const onFirst = (path: string) => path.replace('lines[]', 'lines[0]');
const errorsOf = (request: unknown) =>
  validate(request).issues.flatMap(({ rule, path }) => (rule === 'pint-ae-supply' ? [path] : []));
const isOfLine = ({ writes }: Row) => Object.keys(writes).every((path) => path.startsWith('lines[].'));

test('each business fact has a case', () => {
  expect(supplyCases.map(({ fact }) => fact).toSorted()).toEqual(Object.keys(rows).toSorted());
});

describe.each(supplyCases)('the fact $fact', (each) => {
  const { byFact, explicit } = bothWays(each);

  test('makes a valid document, byte for byte that of its codes', () => {
    const [one, other] = [convert(byFact), convert(explicit)];
    expect(one).toMatchObject({ valid: true, issues: [] });
    expect(one.xml).toBe(other.xml);
    expect(one.warnings).toEqual(other.warnings);
    expect(one.totals).toEqual(other.totals);
  });

  test('may be sent with the codes that it gives', () => {
    expect(convert({ ...explicit, supply: each.fact }).xml).toBe(convert(explicit).xml);
  });

  const row = facts.find(([name]) => name === each.fact)?.[1];
  const { writes = {}, needs = [] } = row ?? {};
  const others: Readonly<Record<string, unknown>> = { string: 'S', number: 77, boolean: false };

  test.each(Object.entries(writes))('does not agree with another value of %s', (path, value) => {
    const accepted: unknown[] = Array.isArray(value) ? value : [value];
    const type = typeof accepted[0];
    const other = type === 'string' && accepted.includes('S') ? 'Z' : others[type];
    const request = withValues(byFact, { [path]: other });
    const { outcome, issues } = validate(request);
    expect(outcome).toBe('invalid');
    expect(issues.flatMap((issue) => (issue.path === onFirst(path) ? [issue.rule] : []))).toEqual([
      'pint-ae-supply',
    ]);
  });

  if (needs.length > 0)
    test.each(needs)('asks for %s by its name', (path) => {
      for (const absent of [null, undefined, ' ']) {
        const { issues } = validate(withValues(byFact, { [path]: absent }));
        const asked = issues.filter((issue) => issue.path === onFirst(path));
        expect(asked.map(({ rule, severity }) => [rule, severity])).toEqual([['pint-ae-supply', 'error']]);
      }
    });

  if (row !== undefined && isOfLine(row))
    test('may stand on a line', () => {
      const plain = withoutCodes(each);
      const ofLines = withValues(plain, { 'lines[].supply': each.fact });
      expect(convert(ofLines).xml).toBe(convert(explicit).xml);
    });
  else
    test('is refused on a line', () => {
      const request = withValues(withoutCodes(each), { 'lines[].supply': each.fact });
      const { issues } = validate(request);
      expect(issues[0]).toMatchObject({
        path: 'lines[0].supply',
        message: `“${each.fact}” is a fact of the whole document, not of a line.`,
      });
      expect(issues.map(({ path }) => path)).not.toContain('lines[0].vatRate');
      const without = Object.fromEntries(needs.map((path) => [path, undefined]));
      expect(errorsOf(withValues(request, without))).toEqual([]);
    });
});

test('any document by a fact is byte for byte that of its codes', () => {
  fc.assert(
    fc.property(validRequests, fc.constantFrom(...supplyCases), (request, each) => {
      const ofLines = { 'lines[].supply': undefined, 'lines[].exemptionReasonCode': undefined };
      const { byFact, explicit } = bothWays(each, withValues(request, ofLines));
      const [one, other] = [convert(byFact), convert(explicit)];
      expect(one.xml).toBe(other.xml);
      expect(errorsOf(explicit)).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});

test('a line that names its own fact is about that, and the fact of the document about the others', () => {
  const [first, second] = withoutCodes(caseOf('standard-rate')).lines;
  if (first === undefined || second === undefined) throw new Error('the example has two lines');
  const base = withoutCodes(caseOf('standard-rate'));
  const mixed = { ...base, supply: 'standard-rate', lines: [first, { ...second, supply: 'disbursement' }] };
  const explicit = {
    ...base,
    lines: [
      { ...first, vatCategory: 'S', vatRate: 5 },
      { ...second, vatCategory: 'O', vatRate: 0 },
    ],
  };
  expect(convert(mixed)).toMatchObject({ valid: true });
  expect(convert(mixed).xml).toBe(convert(explicit).xml);
});

test('a line may name its fact where the document is about something else', () => {
  const each = caseOf('disclosed-agent');
  const plain = withValues(withoutCodes(each), {
    'lines[].vatCategory': undefined,
    'lines[].vatRate': undefined,
  });
  const request = withValues(plain, { supply: each.fact, 'lines[].supply': 'healthcare' });
  const explicit = withValues(plain, { ...each.gives, ...caseOf('healthcare').gives });
  expect(convert(request).xml).toBe(convert(explicit).xml);
});

test('a fact that says no category does not say the rate', () => {
  const request = withValues(example('standard-invoice'), {
    supply: 'continuous-supply',
    billingPeriodStart: '2026-10-01',
    billingPeriodEnd: '2026-10-31',
    'lines[].vatRate': undefined,
  });
  expect(validate(request).issues.map(({ path }) => path)).toEqual(['lines[0].vatRate', 'lines[1].vatRate']);
});

test('the names of other systems for a code agree with the fact', () => {
  const request = withValues(withoutCodes(caseOf('healthcare')), {
    supply: 'Healthcare',
    'lines[].vatCategory': 'zero rated',
  });
  expect(validate(request)).toMatchObject({ valid: true });
});

test('a name that there is not is told as that alone, with the one that is meant', () => {
  const request = withValues(withoutCodes(caseOf('healthcare')), { supply: 'helthcare' });
  const { outcome, issues } = validate(request);
  expect(outcome).toBe('malformed');
  expect(issues.map(({ path }) => path)).toEqual(['supply']);
  expect(issues[0]?.message).toContain('Did you mean healthcare?');
});

test('the statement of reverse charge stands after the notes that were sent, and once', () => {
  const { byFact, explicit } = bothWays(caseOf('reverse-charge-oil'));
  const statement = String(explicit.notes);
  const notesOf = (notes: string | null) => {
    const parsed = parseDocumentRequest({ ...byFact, notes });
    return parsed.ok ? parsed.value.notes : undefined;
  };
  expect(notesOf('Delivered by pipeline')).toBe(`Delivered by pipeline\n${statement}`);
  expect(notesOf(statement)).toBe(statement);
});

test('a credit note has no statement of reverse charge', () => {
  const { byFact } = bothWays(caseOf('reverse-charge-oil'));
  const facts = { number: 'CN-1', issueDate: '2026-11-05', reasonCode: 'DL8.61.1.D' };
  const credited = createCreditNote(byFact, facts);
  if (!credited.ok) throw new Error('the invoice can be credited');
  const parsed = parseDocumentRequest(credited.value.request);
  expect(parsed).toMatchObject({
    ok: true,
    value: { notes: null, lines: [{ vatCategory: 'AE', goodsNatureCode: 'DL8.48.3.1' }] },
  });
  expect(validate(credited.value.request)).toMatchObject({ valid: true });
});

describe('each way into the library writes the codes', () => {
  const { byFact, explicit } = bothWays(caseOf('export-of-goods'));
  const xml = convert(explicit).xml;

  test('the steps', () => {
    expect(toUbl(compute(normalise(byFact).invoice)).xml).toBe(xml);
    const lacking = withValues(byFact, { 'delivery.city': null });
    expect(normalise(lacking).findings.map(({ path }) => path)).toContain('delivery.city');
  });

  test('the check of the shape, whose result can be read again', () => {
    const parsed = parseDocumentRequest(byFact);
    if (!parsed.ok) throw new Error('the request has the right shape');
    expect(lineOf(parsed.value)).toMatchObject({ vatCategory: 'Z', vatRate: 0 });
    expect(convert(parsed.value).xml).toBe(xml);
    expect(documentRequest.safeParse(byFact)).toMatchObject({ success: true });
  });

  test('never changes what was sent', () => {
    const before = structuredClone(byFact);
    const frozen = Object.freeze({ ...byFact, lines: byFact.lines.map((each) => Object.freeze(each)) });
    convert(frozen);
    expect(frozen).toEqual(before);
  });
});

test.each([
  ['a list', []],
  ['a number', 7],
  ['an object', {}],
  ['an empty text', ''],
])('%s in place of a fact is a mistake of shape', (_, supply) => {
  const issues = validate({ ...example('standard-invoice'), supply }).issues;
  expect(issues.every(({ rule }) => rule === 'pint-ae-malformed')).toBe(true);
});
