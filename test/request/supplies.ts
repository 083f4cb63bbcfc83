import type { DocumentRequest } from '../../src/specification/default.ts';
import { rowsOf } from '../cases/rule-cases.ts';
import { example } from '../requests.ts';

/** Values by path; `lines[].` stands for each line. */
export type Values = Readonly<Record<string, unknown>>;

/** A business fact, an example that it may be about, what else is sent, and the codes that the fact gives. */
export interface SupplyCase {
  readonly fact: string;
  readonly base: string;
  readonly sent?: Values;
  readonly gives: Values;
}

/** Each fact that a request may name. */
export const supplyCases = rowsOf<SupplyCase>('supplies');

/** A request with values at paths, or without those of which the value is undefined. */
export function withValues(request: DocumentRequest, values: Values): DocumentRequest {
  const made = structuredClone(request);
  for (const [path, value] of Object.entries(values)) {
    if (!path.startsWith('lines[].')) setAt(made, path, value);
    else for (const each of made.lines) setAt(each, path.slice('lines[].'.length), value);
  }
  return made;
}

function setAt(part: object, path: string, value: unknown): void {
  const [name = '', ...inside] = path.split('.');
  if (inside.length === 0 && value === undefined) Reflect.deleteProperty(part, name);
  else if (inside.length === 0) Reflect.set(part, name, value);
  else {
    const around: unknown = Reflect.get(part, name) ?? {};
    if (typeof around !== 'object' || around === null) throw new Error(`${path} is in no object`);
    Reflect.set(part, name, around);
    setAt(around, inside.join('.'), value);
  }
}

/** The codes that any fact may give, and the sums that depend on them. */
const codes: Values = {
  ...Object.fromEntries(
    supplyCases.flatMap(({ gives }) => Object.keys(gives).map((path) => [path, undefined])),
  ),
  transactionType: undefined,
  notes: null,
  'buyer.participantId': null,
  taxTotal: undefined,
  legalMonetaryTotal: undefined,
};

/** The document of a case without codes: it names none of what a fact may say. */
export function withoutCodes({ base, sent = {} }: SupplyCase, request = example(base)): DocumentRequest {
  return withValues(withValues(request, codes), sent);
}

/** The document of a case by its fact, and by the codes that it gives. */
export function bothWays(each: SupplyCase, request?: DocumentRequest) {
  const plain = withoutCodes(each, request);
  const { notes, ...gives } = each.gives;
  // The law asks for the statement of reverse charge on invoices only.
  const isInvoice = !plain.documentType.includes('CreditNote');
  const stated = isInvoice && notes !== undefined ? { ...gives, notes } : gives;
  return { byFact: withValues(plain, { supply: each.fact }), explicit: withValues(plain, stated) };
}
