import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import type { Limits } from '../../src/core/options/limits.ts';
import { baseNames, document, requestCases, requestOf } from '../cases/request-cases.ts';
import { complete } from '../complete-request.ts';
import { periods, requestOfPeriod } from '../ledger/periods.ts';
import { mistakes } from '../properties/mistakes.ts';
import { bothWays, supplyCases } from '../request/supplies.ts';
import { company } from '../table/sheets.ts';
import { withFurtherFields } from './further-fields.ts';
import { madeDocuments, numbersOf } from './made-documents.ts';
import { changedBy, type Variant, variantsOf } from './variants.ts';

/** A document request with the options by which it is judged. */
export interface GivenRequest {
  readonly name: string;
  readonly isVariant?: boolean;
  readonly document: unknown;
  readonly options?: ValidateRequestOptions;
}

const folder = new URL('../../', import.meta.url);

/** The documents of `examples/`. */
export const examples: readonly GivenRequest[] = globSync('examples/{*,broken/*,systems/*}.json', {
  cwd: folder,
  expandDirectories: false,
})
  .toSorted()
  .map((file) => ({
    name: `examples: ${file.slice('examples/'.length)}`,
    document: JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  }));

const exampleNamed = (name: string): unknown =>
  examples.find((each) => each.name === `examples: ${name}.json`)?.document;

/** A document with Arabic and other letters in its texts, which take more bytes than characters. */
const inArabic = JSON.parse(
  JSON.stringify(complete).replaceAll(
    /("(?:name|description|notes?|city|line1)":")[^"]*/g,
    '$1شركة & <é> 😀',
  ),
);

/** The documents of which variants are made. */
const complicated: Readonly<Record<string, unknown>> = {
  complete,
  'in Arabic': inArabic,
  ...Object.fromEntries(
    [
      'allowances-and-charges',
      'credit-note',
      'export-usd',
      'profit-margin',
      'reverse-charge',
      'self-billing-credit-note',
      'several-vat-categories',
      'standard-invoice',
      'summary-invoice',
      'volume-discount-credit-note',
      'walk-in-customer',
    ].map((name) => [name, exampleNamed(name)]),
  ),
};

/** Limits that some of the documents exceed, as requests or as UBL. */
const sizes: readonly Limits[] = [
  ...[1500, 3000, 6000, 9000, 12_000].flatMap((size) => [{ maxCharacters: size }, { maxBytes: size }]),
  ...[60, 120, 250, 500].map((maxNodes) => ({ maxNodes })),
  ...[2, 3, 4, 5, 6, 7, 8].map((maxNesting) => ({ maxNesting })),
  ...[1, 2, 3].flatMap((most) => [{ maxLines: most }, { maxAttributes: most }, { maxFindings: most }]),
];

/** Options that change what is said of a document. */
const ways: Readonly<Record<string, ValidateRequestOptions>> = {
  strict: { strict: true },
  'of a company': { company },
  'of a company with its own account': {
    company: { ...company, tin: '1003548797', paymentBankAccount: 'AE070331234567890123456' },
  },
  'of other companies': { company: [{ ...company, trn: '100712345600003', participantId: null }, company] },
  'as a credit note': { documentType: 'CreditNote', creditNoteReasonCode: 'DL8.61.1.D' },
  'split, rounded by line': { splitDiscounts: true, vatRounding: 'per-line' },
  'turned, with units': { turnNegative: true, units: { pieces: 'EA', EA: 'C62' } },
  'on a day': {
    today: '2026-11-16',
    issueTime: '10:30:00+04:00',
    uuid: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
  },
  'within limits': { limits: { maxFindings: 2, maxFindingsPerRule: 1, maxLines: 2 } },
  ...Object.fromEntries(sizes.map((limits) => [`within ${JSON.stringify(limits)}`, { limits }])),
};

function given(base: string, { name, document }: Variant): GivenRequest {
  return {
    name: `${base}: ${name}`,
    isVariant: true,
    get document() {
      return document();
    },
  };
}

function* allRequests(): Generator<GivenRequest> {
  yield* examples;
  for (const name of baseNames) yield { name: `bases: ${name}`, document: document(name) };
  const counts = new Map<string, number>();
  for (const row of requestCases) {
    const fact = `${row.table}: ${row.fact} of ${row.base}`;
    const count = (counts.get(fact) ?? 0) + 1;
    counts.set(fact, count);
    const name = count === 1 ? fact : `${fact} (${count})`;
    yield { name, document: requestOf(row), options: row.options ?? {} };
  }
  for (const each of supplyCases)
    for (const [way, request] of Object.entries(bothWays(each)))
      yield { name: `supplies: ${each.fact} of ${each.base} ${way}`, document: request };
  for (const [at, period] of periods.entries())
    yield { name: `periods: ${at + 1}`, document: requestOfPeriod(period) };
  yield* madeDocuments(250);
  for (const [base, value] of Object.entries(complicated)) {
    for (const [mistake, make] of Object.entries(mistakes))
      yield { name: `mistakes: ${mistake} in ${base}`, isVariant: true, document: make(value) };
    for (const [way, options] of Object.entries(ways))
      yield { name: `options: ${base} ${way}`, document: value, options };
  }
  for (const base of ['standard-invoice', 'several-vat-categories', 'allowances-and-charges', 'credit-note'])
    for (const variant of withFurtherFields(complicated[base])) yield given(`${base} with more`, variant);
  for (const [base, value] of Object.entries(complicated)) {
    for (const variant of variantsOf(value)) yield given(base, variant);
    for (let seed = 1; seed <= 400; seed += 1)
      yield given(`${base} changed twice`, {
        name: String(seed),
        document: () => changedBy(value, numbersOf(seed, 2)),
      });
  }
}

/** Every document request of the repository, and variants of the complicated ones. */
export const requests: readonly GivenRequest[] = [...allRequests()];
