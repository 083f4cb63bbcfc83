import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { mendRequest, validateDocument } from '../../src/api/validate-document.ts';
import type { Fix } from '../../src/core/findings/fix.ts';
import { editsOfFixes, withEdits } from '../../src/intake/fix-text.ts';
import { example } from '../requests.ts';
import { applied } from './apply-patch.ts';
import { mistakes } from './mistakes.ts';

interface Found {
  readonly rule: string;
  readonly path: string;
  readonly severity: string;
  readonly message: string;
  readonly fix?: Fix | undefined;
}

function foundIn(request: unknown): Found[] {
  const { issues, warnings } = validate(request);
  return [...issues, ...warnings].map(({ rule, path, severity, message, fix }) => ({
    rule,
    path,
    severity,
    message,
    fix,
  }));
}

const isAt =
  ({ rule, path, message }: Found) =>
  (other: Found) =>
    other.rule === rule && other.path === path && other.message === message;

/** Requests with up to four mistakes, most of which have one remedy. */
const mistaken = fc
  .record({
    name: fc.constantFrom(
      'standard-invoice',
      'allowances-and-charges',
      'export-usd',
      'several-vat-categories',
    ),
    made: fc.uniqueArray(fc.constantFrom(...Object.keys(mistakes)), { minLength: 1, maxLength: 4 }),
  })
  .map(({ name, made }) => {
    const request: unknown = example(name);
    return made.reduce((value, mistake) => mistakes[mistake]?.(value) ?? value, request);
  });

describe('the fix of a finding', () => {
  test('removes the finding and puts no error in its place', () => {
    let applications = 0;
    fc.assert(
      fc.property(mistaken, (request) => {
        for (const finding of foundIn(request)) {
          if (finding.fix === undefined) continue;
          const mended = foundIn(applied(request, finding.fix));
          expect(mended.filter(isAt(finding))).toEqual([]);
          const before = foundIn(request).filter(({ path }) => path === finding.path);
          const errors = mended.filter(({ path, severity }) => path === finding.path && severity === 'error');
          expect(errors.filter((error) => !before.some(isAt(error)))).toEqual([]);
          applications += 1;
        }
      }),
      { numRuns: 150 },
    );
    expect(applications).toBeGreaterThan(50);
  });

  test('changes the text as it changes the value, and nothing else of the text', () => {
    let changes = 0;
    fc.assert(
      fc.property(mistaken, fc.constantFrom<string | number>(2, 4, '\t'), (request, indentation) => {
        const text = JSON.stringify(request, null, indentation);
        for (const { fix } of foundIn(request)) {
          if (fix === undefined) continue;
          const edits = editsOfFixes(text)(fix);
          expect(edits).not.toEqual([]);
          const mended = withEdits(text, edits);
          expect(JSON.parse(mended)).toEqual(applied(request, fix));
          changes += 1;
          // What was inside another value keeps its indentation.
          if (fix.some((operation) => operation.path === '')) continue;
          expect(mended).toBe(JSON.stringify(JSON.parse(mended), null, indentation));
        }
      }),
      { numRuns: 60 },
    );
    expect(changes).toBeGreaterThan(20);
  });

  test('for a mere notice changes nothing that is written, except for a misspelt field', () => {
    let notices = 0;
    fc.assert(
      fc.property(mistaken, (request) => {
        const uuid = '7d1c1a3e-5a51-4b0e-8a2a-3b1c7f7c9a10';
        const { xml, warnings } = convert(request, { uuid });
        for (const { fix, rule } of warnings) {
          if (fix === undefined || rule === 'pint-ae-unknown-field') continue;
          expect(convert(applied(request, fix), { uuid }).xml).toBe(xml);
          notices += 1;
        }
      }),
      { numRuns: 100 },
    );
    expect(notices).toBeGreaterThan(5);
  });
});

/** Differences of a mistaken request or any of its totals, in cents. */
const offsets = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, -2, 150, -10_000);

describe('all fixes together', () => {
  test('never make a document valid that says something else than the totals of its sender', () => {
    let valid = 0;
    fc.assert(
      fc.property(mistaken, fc.tuple(offsets, offsets, offsets), (request, [tax, inclusive, payable]) => {
        const totals = Object(Object(request).legalMonetaryTotal);
        const taxTotal = Object(Object(request).taxTotal);
        const off = (amount: unknown, cents: number) =>
          typeof amount === 'number' ? Math.round(amount * 100 + cents) / 100 : amount;
        const sent = {
          taxAmount: off(taxTotal.taxAmount, tax),
          taxInclusiveAmount: off(totals.taxInclusiveAmount, inclusive),
          payableAmount: off(totals.payableAmount, payable),
        };
        if (totals.payableAmount === undefined) return;
        const { taxAmount, ...ofTotals } = sent;
        const changed = {
          ...Object(request),
          ...(taxAmount === undefined ? {} : { taxTotal: { ...taxTotal, taxAmount } }),
          legalMonetaryTotal: { ...totals, ...ofTotals },
        };
        const { result } = validateDocument(mendRequest(JSON.stringify(changed)).text);
        if (!result.valid || result.totals === null) return;
        valid += 1;
        expect(Number(result.totals.payableAmount)).toBe(sent.payableAmount);
        // As far as rounding may move a total without a fix (decisions 11 and 12).
        for (const [written, each] of [
          [result.totals.taxAmount, sent.taxAmount],
          [result.totals.taxInclusiveAmount, sent.taxInclusiveAmount],
        ] as const)
          if (typeof each === 'number') expect(Math.abs(Number(written) - each)).toBeLessThan(0.0201);
      }),
      { numRuns: 200 },
    );
    expect(valid).toBeGreaterThan(0);
  });
});

/** The fix of the only finding that has one, after an edit of an example. */
function fixAfter(mistake: string, name = 'standard-invoice'): Fix | undefined {
  return foundIn(mistakes[mistake]?.(example(name))).find(({ fix }) => fix !== undefined)?.fix;
}

describe('a fix as a JSON Patch', () => {
  test.each<[mistake: string, fix: Fix]>([
    ['trnWithBlanks', [{ op: 'replace', path: '/seller/trn', value: '100354879700003' }]],
    ['unitByName', [{ op: 'replace', path: '/lines/0/unitCode', value: 'H87' }]],
    ['blankUnit', [{ op: 'replace', path: '/lines/0/unitCode', value: 'EA' }]],
    ['participantWithBlanks', [{ op: 'replace', path: '/seller/participantId', value: '0235:1003548797' }]],
    ['noUnitKey', [{ op: 'add', path: '/lines/0/unitCode', value: null }]],
    ['noAmountKey', [{ op: 'add', path: '/lines/0/lineExtensionAmount', value: null }]],
    ['noNotes', [{ op: 'add', path: '/notes', value: null }]],
    ['noReferences', [{ op: 'add', path: '/references', value: null }]],
    ['noPrecedingInvoice', [{ op: 'add', path: '/precedingInvoiceNumber', value: null }]],
    ['noCurrency', [{ op: 'replace', path: '/currency', value: 'AED' }]],
    ['otherAccountingCurrency', [{ op: 'replace', path: '/taxCurrencyCode', value: 'AED' }]],
    ['noCountry', [{ op: 'replace', path: '/seller/address/countryCode', value: 'AE' }]],
    ['noEmirate', [{ op: 'add', path: '/seller/address/countrySubentity', value: 'DXB' }]],
    ['numberAsText', [{ op: 'replace', path: '/lines/0/quantity', value: 12 }]],
    ['textAsNumber', [{ op: 'replace', path: '/invoiceNumber', value: '20260042' }]],
    ['misspeltField', [{ op: 'move', from: '/dueDat', path: '/dueDate' }]],
    ['inEnvelope', [{ op: 'move', from: '/data/invoice', path: '' }]],
    ['rateAsFraction', [{ op: 'replace', path: '/lines/0/vatRate', value: 5 }]],
  ])('%s', (mistake, fix) => {
    expect(fixAfter(mistake)).toEqual(fix);
  });

  test.each([
    ...['ambiguousNumber', 'amountWithCurrency', 'noDueDate', 'envelopeWithMore', 'lineAmountOff'],
    ...['retentionTakenOff', 'totalOff', 'taxRoundedPerLine', 'payableOff', 'lineMissing', 'taxAloneOff'],
    'otherCurrencies',
  ])('%s is left to the person who knows what is meant', (mistake) => {
    const found = foundIn(mistakes[mistake]?.(example('standard-invoice')));
    expect(found.filter(({ severity, fix }) => severity === 'error' && fix !== undefined)).toEqual([]);
    expect(found.filter(({ severity }) => severity === 'error')).not.toEqual([]);
  });

  test('an address that comes from a TRN has no fix, as the TRN may be that of a VAT group', () => {
    const found = foundIn(mistakes.noParticipant?.(example('standard-invoice')));
    expect(found.filter(({ path }) => path === 'seller.participantId')).toEqual([
      expect.not.objectContaining({ fix: expect.anything() }),
    ]);
  });

  test('the text of a one-line document stays on one line', () => {
    const text = JSON.stringify(mistakes.noEmirate?.(example('standard-invoice')));
    const { result } = validateDocument(text);
    const fix = result.warnings.find((warning) => warning.fix !== undefined)?.fix ?? [];
    expect(withEdits(text, editsOfFixes(text)(fix))).not.toContain('\n');
  });
});
