import { requestFieldsOf } from '../../src/request/fields.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { pathsOf } from '../request/field-paths.ts';
import type { Variant } from './variants.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of every kind; each field takes some of them. */
const values = [
  'text',
  '',
  'Z',
  'E',
  'S',
  'AE',
  7,
  0.5,
  -3,
  true,
  false,
  '2026-11-20',
  '2026-10-31',
  'CreditNote',
];

/** The fields whose values are lists of objects. */
const lists = new Set([
  ...['additionalDocuments', 'allowancesCharges', 'attributes', 'certificates', 'classifications'],
  ...['creditNoteReasons', 'identifiers', 'instalments', 'lines', 'paidAmounts', 'paymentInstructions'],
  ...['precedingInvoices', 'vatExemptions'],
]);

/** Returns copies of a request, each with one more or another value in any field that requests have. */
export function* withFurtherFields(request: unknown): Generator<Variant> {
  for (const path of pathsOf(requestFieldsOf(defaultSpecification)))
    for (const value of values)
      yield {
        name: `${path.join('.')} ${JSON.stringify(value)}`,
        document: () => withValue(structuredClone(Object(request)), path, value),
      };
}

/** The request with a value at a path, in the last entry of each list on the way; missing objects are added. */
function withValue(around: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...around, [name]: value };
  const sent: unknown = around[name];
  if (!lists.has(name)) return { ...around, [name]: withValue(Object(sent ?? {}), rest, value) };
  const entries: unknown[] = Array.isArray(sent) && sent.length > 0 ? sent : [{}];
  return { ...around, [name]: [...entries.slice(0, -1), withValue(Object(entries.at(-1)), rest, value)] };
}
