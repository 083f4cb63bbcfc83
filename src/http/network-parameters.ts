import { xmlTextOf } from 'schematron-compiler/xml';
import type { Language } from '../core/messages/language.ts';
import { isZonedDateTime } from '../core/text/calendar.ts';
import { deliveries } from '../network/deliveries.ts';
import { taxDataRoles, taxDataScopes, taxDataTypes } from '../network/tax-data-codes.ts';
import type { ErrorField } from './problem.ts';
import { detailIn, type ProblemDetail } from './problem-kinds.ts';

/** A parameter in the query of an operation: what it means, and what it may be. */
export interface QueryParameter {
  readonly description: string;
  readonly isRequired?: true;
  readonly choices?: readonly string[];
  readonly isMoment?: true;
}

const moment = {
  description: 'When it is issued, with its time zone; default: now.',
  isMoment: true,
} as const;

/** The parameters of the operations that write what is sent after a document. */
export const networkParameters = {
  mls: {
    of: {
      description: 'InstanceIdentifier of the envelope that is answered; default: that of the document.',
    },
    from: { description: 'The provider that received the document: 001147.', isRequired: true },
    to: { description: 'The provider that sent the document: 000773.', isRequired: true },
    delivered: { description: 'What became of a document that is valid.', choices: deliveries },
    reason: { description: 'Why delivery failed, in English.' },
    id: { description: 'The identifier of the status; default: a new UUID.' },
    issuedAt: moment,
  },
  'mls-read': {},
  tdd: {
    role: {
      description: 'Whose provider reports: 01 that of the issuer, 02 that of the receiver.',
      isRequired: true,
      choices: taxDataRoles,
    },
    authority: { description: 'The identifier of the tax authority: 000773.', isRequired: true },
    representative: { description: 'The provider that reports: 001147.', isRequired: true },
    type: { description: 'What it is for: S submit, R revise, W withdraw, F failed.', choices: taxDataTypes },
    scope: {
      description: 'D domestic, IP international over Peppol, INP outside of it; default: derived.',
      choices: taxDataScopes,
    },
    transportHeaderId: { description: 'InstanceIdentifier of the envelope in which the document travels.' },
    issuedAt: moment,
    reportedDocument: {
      description: 'Whether the values of a failed document are reported beside it.',
      choices: ['true', 'false'],
    },
  },
  'tdd-read': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, QueryParameter>>>>;

export type NetworkOperation = keyof typeof networkParameters;

export const networkOperations = Object.keys(networkParameters) as readonly NetworkOperation[];

/** Whether an operation is about what is sent after a document. */
export function isNetworkOperation(operation: string): operation is NetworkOperation {
  return Object.hasOwn(networkParameters, operation);
}

/** The parameters of an operation that a query gives. */
export function parametersIn(operation: NetworkOperation, query: URLSearchParams): Record<string, string> {
  const names = Object.keys(networkParameters[operation]);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null || value.trim() === '' ? [] : [[name, value]];
    }),
  );
}

/** Mistakes in the parameters of an operation. */
export function parameterFaults(
  operation: NetworkOperation,
  {
    parameters = {},
    language,
  }: { readonly parameters?: Readonly<Record<string, string>>; readonly language: Language },
): ErrorField[] {
  const rows: readonly [string, QueryParameter][] = Object.entries(networkParameters[operation]);
  return rows.flatMap(([name, { isRequired, choices, isMoment }]) => {
    const value = parameters[name];
    const fault = (text: ProblemDetail['text'], values = {}): ErrorField[] => [
      { field: name, message: detailIn({ text, values: { name, ...values } }, language) },
    ];
    if (value !== undefined && xmlTextOf(value).illegal.length > 0)
      return fault('parameterIllegal', { illegal: xmlTextOf(value).illegal });
    if (value === undefined) return isRequired === true ? fault('parameterMissing') : [];
    if (choices !== undefined && !choices.includes(value))
      return fault('parameterNotAmong', { found: value, allowed: { anyOf: choices } });
    return isMoment === true && !isZonedDateTime(value) ? fault('parameterNoMoment', { found: value }) : [];
  });
}
