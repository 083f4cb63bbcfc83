import { convert } from '../../src/api/convert.ts';
import { createCreditNote } from '../../src/api/credit-note-for.ts';
import {
  checkLedger,
  computeVatReturn,
  createLedgerEntry,
  type LedgerEntry,
  type VatReturnOptions,
} from '../../src/ledger/index.ts';
import { ledgerTables } from '../../src/ledger/tables.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { ruleCases } from '../cases/rule-cases.ts';
import { complete } from '../complete-request.ts';
import { periods, requestOfPeriod } from '../ledger/periods.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { ledgersOfFacts } from './ledger-facts.ts';
import { madeDocuments } from './made-documents.ts';
import { examples } from './request-documents.ts';

const requests = [...examples, { name: 'complete', document: complete }, ...madeDocuments(60)].filter(
  ({ document }) => convert(document).outcome !== 'malformed',
);
const facts = { issueDate: '2026-12-05', reasonCode: 'DL8.61.1.D' };

const creditWays: Readonly<Record<string, object>> = {
  whole: {},
  'of half a line': { lines: [{ id: '1', quantity: 0.5 }] },
  'of two lines': { lines: [{ id: '1', quantity: 1 }, { id: '2' }] },
  'of more than there is': { lines: [{ id: '1', quantity: 1e6 }] },
  'of no such line': { lines: [{ id: '99' }] },
  'of nothing': { lines: [{ id: '1', quantity: 0 }] },
  'of a line twice': {
    lines: [
      { id: '1', quantity: 1 },
      { id: '1', quantity: 1 },
    ],
  },
  'for a withdrawal': { reasonCode: 'VD' },
};

function creditOf(document: unknown, changes: object, number = 'CN-1') {
  return createCreditNote(document as DocumentRequest, { number, ...facts, ...changes });
}

function entriesOf(documents: readonly unknown[]): LedgerEntry[] {
  return documents.map((document, at) => createLedgerEntry(document, { name: `D-${at + 1}` }));
}

const returnWays: Readonly<Record<string, VatReturnOptions>> = {
  all: {},
  November: { from: '2026-11-01', to: '2026-11-30' },
  'from December on': { from: '2026-12-01', language: 'ar' },
  'up to October': { to: '2026-10-31' },
  'of the buyer': { company: ['100712345600003'] },
  'of the seller': { company: ['0235:1003548797'] },
};

function booksOf(entries: readonly LedgerEntry[], options: VatReturnOptions) {
  const language = options.language === 'ar' ? 'ar' : 'en';
  const findings = checkLedger(entries, { gaps: true, language });
  const vat = computeVatReturn(entries, options);
  return { findings, vat, tables: ledgerTables(findings, vat, language) };
}

/** The findings and the figures of entries, without what is the same for all. */
function factsOf(entries: readonly LedgerEntry[]) {
  const findings = checkLedger(entries, { gaps: true }).map(({ rule, message, documents }) => [
    rule,
    message,
    documents,
  ]);
  const returns = [
    { from: '2027-01-01', to: '2027-01-31' },
    { to: '2027-02-10', company: ['1000000001'] },
  ];
  const [january, whole] = returns.map((options) => {
    const { notTold, ...figures } = computeVatReturn(entries, options);
    return { ...figures, told: notTold.length };
  });
  return { findings, january, whole };
}

/** Ledgers that contradict themselves: invoices with one or several credits, doubled, renumbered, of other buyers. */
function* ledgers(document: unknown): Generator<readonly [way: string, documents: readonly unknown[]]> {
  const request = document as DocumentRequest;
  const credits = Object.entries(creditWays).flatMap(([way, changes]) => {
    const credit = creditOf(document, changes);
    return credit.ok ? [[way, credit.value.request] as const] : [];
  });
  for (const [way, credit] of credits) {
    yield [`credited ${way}`, [request, credit]];
    yield [`credited ${way}, twice`, [request, credit, { ...credit, invoiceNumber: 'CN-2' }]];
  }
  const whole = credits[0]?.[1];
  yield ['twice', [request, request]];
  yield ['again by another number', [request, { ...request, invoiceNumber: 'INV-2026-0045', uuid: null }]];
  yield ['again with another note', [request, { ...request, notes: 'Other', uuid: null }]];
  if (whole === undefined) return;
  yield ['credited alone', [whole]];
  yield [
    'credited for another buyer',
    [
      request,
      { ...whole, buyer: { ...whole.buyer, name: 'B', trn: '100000000200003', participantId: null } },
    ],
  ];
  yield ['credited before', [request, { ...whole, issueDate: '2026-01-05' }]];
  yield [
    'with a paid amount',
    [
      request,
      {
        ...request,
        invoiceNumber: 'INV-9',
        uuid: null,
        precedingInvoiceNumber: request.invoiceNumber,
        paidAmounts: [{ id: 'P', amount: 1e5, type: 'advance' }],
        legalMonetaryTotal: null,
      },
    ],
  ];
}

function* asked(): Generator<Asked> {
  for (const { name, document } of requests) {
    yield { name: `entries: ${name}`, answer: () => createLedgerEntry(document, { name: 'D' }) };
    for (const [way, changes] of Object.entries(creditWays))
      yield { name: `credits: ${name} ${way}`, isVariant: true, answer: () => creditOf(document, changes) };
    for (const [way, documents] of ledgers(document))
      yield {
        name: `ledgers: ${name} ${way}`,
        isVariant: true,
        answer: () => booksOf(entriesOf(documents), {}),
      };
  }
  const [{ document } = { document: {} }] = examples.filter(({ name }) => name.includes('standard-invoice'));
  yield {
    name: 'ledgers: a document as a request and as UBL',
    answer: () => booksOf(entriesOf([document, convert(document).xml]), {}),
  };
  for (const [at, { rule, xml }] of ruleCases.entries())
    yield {
      name: `entries of UBL: ${at + 1} ${rule}`,
      isVariant: true,
      answer: () => createLedgerEntry(xml, { name: 'D' }),
    };
  for (const [at, period] of periods.entries()) {
    const { receivedOn } = period;
    const entry = () => ({
      ...createLedgerEntry(requestOfPeriod(period), { name: 'P' }),
      ...(receivedOn === undefined ? {} : { receivedOn }),
    });
    for (const [way, options] of Object.entries(returnWays))
      yield {
        name: `periods: ${at + 1} ${period.what} ${way}`,
        isVariant: true,
        answer: () => computeVatReturn([entry()], { company: ['100354879700003'], ...options }),
      };
  }
  for (const { name, entries } of ledgersOfFacts())
    yield { name: `facts: ${name}`, answer: () => factsOf(entries) };
  for (const [way, options] of Object.entries(returnWays)) {
    yield {
      name: `returns: examples ${way}`,
      answer: () => booksOf(entriesOf(examples.map(({ document }) => document)), options),
    };
    yield {
      name: `returns: made ${way}`,
      answer: () => booksOf(entriesOf(madeDocuments(40).map(({ document }) => document)), options),
    };
    yield {
      name: `returns: periods ${way}`,
      answer: () =>
        booksOf(
          entriesOf(
            periods.map((period, at) => ({
              ...requestOfPeriod(period),
              invoiceNumber: `P-${at + 2 * (at > 5 ? 1 : 0)}`,
            })),
          ),
          options,
        ),
    };
  }
}

compareWithApproved('ledger', asked());
