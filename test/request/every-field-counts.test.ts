import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { requestFieldsOf } from '../../src/request/fields.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';
import { pathsOf } from './field-paths.ts';

type Values = Readonly<Record<string, unknown>>;

/** The lists of the request, with what their entries must have. */
const entries: Readonly<Record<string, Values>> = {
  additionalDocuments: { documentId: 'D-1' },
  allowancesCharges: { isCharge: false, amount: 1, reason: 'Rebate' },
  attributes: { name: 'Colour', value: 'red' },
  certificates: { id: 'C-1', typeCode: 'NA', type: 'Origin', issuer: 'Chamber' },
  classifications: {},
  creditNoteReasons: { creditNoteReasonCode: 'DL8.61.1.B' },
  identifiers: { id: 'S-1' },
  instalments: {},
  lines: {},
  paidAmounts: {},
  paymentInstructions: { paymentMode: '10' },
  precedingInvoices: { precedingInvoiceNumber: 'INV-8' },
  vatExemptions: { vatCategory: 'E' },
};

const address = { line1: 'Street 1', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' };

/** Members that other objects must have. */
const objects: Readonly<Record<string, Values>> = {
  legalMonetaryTotal: {
    lineExtensionAmount: 1,
    taxExclusiveAmount: 1,
    taxInclusiveAmount: 1,
    payableAmount: 1,
  },
  references: { purchaseOrderId: null, contractId: null },
  address,
  payee: { name: 'Factor' },
  paymentServiceProviderAddress: address,
  taxRepresentative: { name: 'Representative', trn: '100354879700003', address },
};

/** Values of every kind; for each field, those count that it can have. */
const values = [
  'text',
  'Z',
  'E',
  'G',
  'S',
  7,
  3,
  true,
  false,
  '2026-11-20',
  '2026-11-19',
  'CreditNote',
  'healthcare',
  'Invoice',
];

/** A copy of a request with a value at a path, with the objects around it that are missing. */
function withValue(request: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...request, [name]: value };
  const sent: unknown = request[name];
  if (!Object.hasOwn(entries, name))
    return { ...request, [name]: withValue({ ...objects[name], ...Object(sent) }, rest, value) };
  const [first, ...others] = Array.isArray(sent) ? sent : [];
  return { ...request, [name]: [withValue({ ...entries[name], ...Object(first) }, rest, value), ...others] };
}

/** A request without everything that it can do without. */
function bare(request: Values): Values {
  return pathsOf(requestFieldsOf(defaultSpecification)).reduce((least, path) => {
    for (const nothing of [undefined, null]) {
      const without = withValue(least, path, nothing);
      if (path.length < 3 && valueAt(least, path) !== undefined && convert(without).outcome !== 'malformed')
        return without;
    }
    return least;
  }, request);
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  const inside: unknown = Reflect.get(Object(value), name);
  return valueAt(Array.isArray(inside) ? inside[0] : inside, rest);
}

/** Returns what a reader gets: the UBL, and every finding. */
function outcomeOf(request: Values) {
  const { outcome, xml, issues, warnings, adjustments } = convert(request, {
    limits: { maxFindings: 10_000, maxFindingsPerRule: 10_000 },
  });
  return outcome === 'malformed' ? undefined : { xml, findings: [...issues, ...warnings], adjustments };
}

/** Tells whether all values that a field can have, and none, give the same document with the same findings. */
function isSilent(request: Values, path: readonly string[]): boolean {
  const entry = path.map((name) => (Object.hasOwn(entries, name) ? `${name}[0]` : name)).join('.');
  const around = entry.replace(/(?<=\])\..*/, '');
  let first: string | undefined;
  for (const value of [undefined, null, ...values]) {
    const outcome = outcomeOf(withValue(request, path, value));
    if (outcome === undefined) continue;
    if (
      outcome.findings.some((finding) => finding.path.startsWith(around) || around === `${finding.path}[0]`)
    )
      return false;
    const told = JSON.stringify(outcome);
    first ??= told;
    if (told !== first) return false;
  }
  return true;
}

const paths = pathsOf(requestFieldsOf(defaultSpecification));

describe('a value of every field is written, or a finding tells what became of it', () => {
  const requests = ['standard-invoice', 'credit-note', 'self-billing-invoice', 'self-billing-credit-note'];
  test.each(
    requests.flatMap((name): [string, Values][] => {
      const request: Values = { ...example(name) };
      return [
        [name, request],
        [`${name}, bare`, bare(request)],
      ];
    }),
  )('%s', (_, request) => {
    expect(paths.filter((path) => isSilent(request, path)).map((path) => path.join('.'))).toEqual([]);
  });
});
