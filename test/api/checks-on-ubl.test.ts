import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advice } from '../../rules/ae/advice/index.ts';
import { checks } from '../../rules/ae/checks/index.ts';
import { notCovered } from '../../src/api/checks-on-ubl.ts';
import { convert } from '../../src/api/convert.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { requestOf, ruleCases } from '../cases/request-cases.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { edited, example, lineOf } from '../requests.ts';
import { corpus } from '../schematron/corpus.ts';
import { edits, text } from '../schematron/edits.ts';
import { runs, sampled } from '../tier.ts';
import { factsOfBothDoors } from './facts-of-both-doors.ts';

const ublOf = (request: unknown, options?: ValidateRequestOptions) => convert(request, options).xml ?? '';
const standard = ublOf(example('standard-invoice'));

/** Returns what is found in a request, or in a document: each rule with its place. */
function foundIn({ issues, warnings }: ReturnType<typeof validateUbl>) {
  return [...issues, ...warnings].map(({ rule, location = '' }) => [rule, location]);
}

describe('what a request is told of, its UBL is told of too', () => {
  test.each(factsOfBothDoors)('%s', (rule, place, xml) => {
    const result = validateUbl(xml);
    expect(result.outcome).toBe('valid');
    expect(foundIn(result)).toContainEqual([rule, place]);
  });

  /** Facts of a request of which its UBL says something else, which is right. */
  const writtenOtherwise = new Set([
    ...['ae-06', 'ae-07', 'e-05', 'e-06', 'e-07', 'o-05', 'o-06', 'o-07'].map((id) => `aligned-ibrp-${id}`),
    ...['z-05', 'z-06', 'z-07'].map((id) => `aligned-ibrp-${id}`),
    ...['ibr-005', 'ibr-005-ae', 'ibr-052', 'ibr-087', 'ibr-093', 'ibr-111-ae', 'ibr-140-ae', 'ibr-147-ae'],
    ...['ibr-190-ae', 'ibr-cl-21', 'ibr-co-10', 'ibr-co-13', 'ibr-co-14', 'ibr-co-15', 'ibr-co-16'],
    ...['ibr-sr-58', 'pint-ae-advice-margin-rate', 'pint-ae-payable-rounding', 'pint-ae-totals'],
  ]);
  const needsRequest = new Set(
    [...checks, ...advice].filter(({ needs }) => needs === 'request').map(({ id }) => id),
  );

  const cases = ruleCases.map((row) => ({ ...row, xml: ublOf(requestOf(row), row.options) }));

  test('unless the rule needs a request, or the UBL says what is right', () => {
    const silent = cases.filter(({ rule, xml, options }) => {
      const result = validateUbl(xml, { ...(options?.today && { today: options.today }) });
      return result.valid && !foundIn(result).some(([found]) => found === rule);
    });
    const unexpected = silent.filter(({ rule }) => !writtenOtherwise.has(rule) && !needsRequest.has(rule));
    expect(unexpected.map(({ rule, fact }) => `${rule}: ${fact}`)).toEqual([]);
    expect(cases.length - silent.length).toBeGreaterThan(160);
  });

  test('in words that do not say that we wrote it', () => {
    const documents = sampled([...cases, ...corpus()].map(({ xml }) => xml));
    const said = documents.flatMap((xml) => {
      const { issues, warnings } = validateUbl(xml);
      return [...issues, ...warnings].map(({ rule, message }) => `${rule}: ${message}`);
    });
    expect(said.filter((each) => /\bwe (?!accept|did not check)/i.test(each))).toEqual([]);
  });

  test('the UBL of a valid request is told of nothing that the request is not told of', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const { warnings, xml } = convert(request);
        const known = new Set(warnings.map(({ rule }) => rule));
        const { issues, warnings: onUbl } = validateUbl(xml ?? '');
        expect([...issues, ...onUbl].filter(({ rule }) => !known.has(rule))).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('the official rules alone decide the outcome of UBL', () => {
  const ctn = ublOf(
    edited('standard-invoice', (request) => Object.assign(lineOf(request), { unitCode: 'CTN' })),
  );

  test('a check warns; with strict it is an error; rules-only leaves it out', () => {
    expect(validateUbl(ctn).warnings.map(({ rule }) => rule)).toEqual(['pint-ae-unit-in-trade']);
    const { outcome, issues } = validateUbl(ctn, { strict: true });
    expect([outcome, ...issues.map(({ rule }) => rule)]).toEqual(['invalid', 'pint-ae-unit-in-trade']);
    expect(validateUbl(ctn, { checks: 'rules-only', strict: true }).warnings).toEqual([]);
    expect(validateUbl(ctn, { units: { CTN: 'CTN' } }).warnings).toEqual([]);
  });

  test('advice can be switched off, and compares with the day that the caller names', () => {
    const early = text('cbc:DueDate', '2026-10-01')(standard);
    expect(foundIn(validateUbl(early))).toEqual([
      ['pint-ae-advice-due-before-issue', '/Invoice/cbc:DueDate[1]'],
    ]);
    expect(foundIn(validateUbl(early, { ignoreAdvice: ['pint-ae-advice-due-before-issue'] }))).toEqual([]);
    const old = validateUbl(standard, { today: '2027-06-01' });
    expect(foundIn(old)).toEqual([['pint-ae-advice-issue-date-far-away', '/Invoice/cbc:IssueDate[1]']]);
  });

  test('a finding has the line and column of its element', () => {
    const [warning] = validateUbl(ctn).warnings;
    const lines = standard.split('\n');
    const line = lines.findIndex((each) => each.includes('cbc:InvoicedQuantity'));
    expect(warning?.place).toEqual({ line: line + 1, column: (lines[line] ?? '').indexOf('<') + 1 });
  });

  test('ten thousand lines with the same warning have the first hundred listed and the others counted', () => {
    const many = edited('standard-invoice', (request) => {
      const line = { ...lineOf(request), unitCode: 'CTN', lineExtensionAmount: null };
      const lines = Array.from({ length: 10_000 }, (_, index) => ({ ...line, id: String(index + 1) }));
      Object.assign(request, { lines, taxTotal: null, legalMonetaryTotal: null });
    });
    const { warnings } = validateUbl(ublOf(many));
    expect(warnings).toHaveLength(101);
    expect(warnings[99]?.location).toBe('/Invoice/cac:InvoiceLine[100]/cbc:InvoicedQuantity[1]/@unitCode');
    expect(warnings[100]?.message).toContain('9900');
  });

  test('a document that follows other rules is judged by those alone', () => {
    const other = text('cbc:CustomizationID', 'urn:cen.eu:en16931:2017')(ctn);
    expect(foundIn(validateUbl(other)).some(([rule]) => rule === 'pint-ae-unit-in-trade')).toBe(false);
  });
});

test('of a credit note whose VAT total is not its breakdown, which the official rule never looks at, that is told', () => {
  const credit = ublOf(example('credit-note'));
  const inclusive = (
    Number(/<cbc:TaxExclusiveAmount currencyID="AED">([^<]*)/.exec(credit)?.[1]) + 7
  ).toFixed(2);
  const xml = edits(
    text('cac:TaxTotal/cbc:TaxAmount', '7.00'),
    text('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount', inclusive),
    text('cac:LegalMonetaryTotal/cbc:PayableAmount', inclusive),
  )(credit);
  const result = validateUbl(xml);
  expect(result.outcome).toBe('valid');
  expect(foundIn(result).map(([, place]) => place)).toEqual(['/CreditNote/cac:TaxTotal[1]/cbc:TaxAmount[1]']);
});

test('A warning about the structure is covered by a check of that rule at the same element alone', () => {
  const element = (localName: string) => ({
    ...{ localName, prefix: '', namespace: '', parent: null, requestPath: undefined },
    ...{ attributes: [], children: [] },
  });
  const [here, there] = [element('here'), element('there')];
  const found = (
    at: ReturnType<typeof element>,
    rule: string,
    severity: 'error' | 'warning' = 'warning',
  ) => ({
    element: at,
    finding: { rule, severity, path: '', foundBy: 'checks' as const },
  });
  const covered = new Map([['check', ['structure']]]);
  const left = (own: ReturnType<typeof found>, rule: string, at = here) =>
    notCovered([own], [found(at, rule)], covered).length;
  expect(left(found(here, 'structure'), 'check')).toBe(0);
  expect(left(found(here, 'structure'), 'check', there)).toBe(1);
  expect(left(found(here, 'structure'), 'other')).toBe(1);
  expect(left(found(here, 'structure', 'error'), 'check')).toBe(1);
});

describe('what UBL lets repeat and PINT has once is read once, and the others are told', () => {
  const notRead = (xml: string) =>
    validateUbl(xml).warnings.flatMap(({ rule, location }) =>
      rule === 'pint-ae-not-read' ? [location] : [],
    );
  const total = /<cac:TaxTotal>[\s\S]*?<\/cac:TaxTotal>/.exec(standard)?.[0] ?? '';

  test.each([1, 2, 3])('of %i references all but the first', (count) => {
    const statement = '<cac:StatementDocumentReference><cbc:ID>S-1</cbc:ID></cac:StatementDocumentReference>';
    const xml = standard.replace('<cac:AccountingSupplierParty>', `${statement.repeat(count)}$&`);
    const place = (at: number) => `/Invoice/cac:StatementDocumentReference[${at}]`;
    expect([validateUbl(xml).outcome, ...notRead(xml)]).toEqual([
      'valid',
      ...[2, 3].slice(0, count - 1).map(place),
    ]);
  });

  test.each(['AED', 'USD'])(
    'of two VAT totals the second, in %s without a currency of the accounts too',
    (currency) => {
      const second = total.replaceAll('AED', currency);
      expect(notRead(standard.replace(total, total + second))).toEqual(['/Invoice/cac:TaxTotal[2]']);
    },
  );
});
