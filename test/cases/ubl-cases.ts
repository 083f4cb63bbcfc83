import { convert } from '../../src/api/convert.ts';
import { readUbl } from '../../src/api/request-of.ts';
import type { UblResult } from '../../src/api/validation-result.ts';
import type { Severity } from '../../src/core/findings/finding.ts';
import { jsonSteps, valueAt } from '../../src/core/findings/json-path.ts';
import { namespaces } from '../../src/core/xml/element.ts';
import { example } from '../requests.ts';
import { wrapUbl } from '../results.ts';
import { fixture } from '../schematron/fixture.ts';
import { editOf, rowsOf, type Step } from './rule-cases.ts';

/** A row of `ubl/`: a fact about UBL, which is an edit of a document, and what the doors for UBL say of it. */
export interface UblCase {
  readonly table: string;
  readonly fact: string;
  /** A fixture, `an empty invoice` or `an empty credit note`, the UBL of an example, or that in its envelope. */
  readonly document: string;
  readonly edit: readonly Step[];
  /** The outcome, then each finding: `rule location`, `warning …` or `note …`. */
  readonly expect?: readonly string[];
  readonly says?: readonly string[];
  /** Values of the request that is read back, by path; null if there is none. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** Values that the request does not hold: `location: value → written`. */
  readonly unread?: readonly string[];
  /** Findings of the reading: `rule location`. */
  readonly tells?: readonly string[];
}

export const ublCases = rowsOf<UblCase>('ubl');

const identity = { id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10', createdAt: '2026-01-31T08:00:00Z' };
const empty = (root: string, namespace: string) =>
  `<${root} xmlns="${namespace}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}"></${root}>`;

/** Returns the document from which a row starts. */
export function ublOf(name: string): string {
  if (name === 'an empty invoice') return empty('Invoice', namespaces.invoice);
  if (name === 'an empty credit note') return empty('CreditNote', namespaces.creditNote);
  const [, kind, of = ''] = /^(UBL of|envelope of) (.*)$/.exec(name) ?? [];
  if (kind === undefined) return fixture(name);
  const xml = convert(example(of)).xml ?? '';
  return kind === 'UBL of' ? xml : (wrapUbl(xml, identity).xml ?? '');
}

/** Returns the document of a row. */
export const xmlOf = ({ document, edit }: UblCase) => editOf(edit)(ublOf(document));

const words: Readonly<Record<Severity, string>> = { error: '', warning: 'warning ', information: 'note ' };

/** Returns a verdict on UBL as rows state it. */
export const ublVerdictOf = ({ outcome, issues, warnings }: UblResult): readonly string[] => [
  outcome,
  ...[...issues, ...warnings].map(({ severity, rule, location = '' }) =>
    `${words[severity]}${rule} ${location}`.trim(),
  ),
];

/** Returns what is read of a document, as rows state it. */
export function readingOf(xml: string, paths: readonly string[]) {
  const read = readUbl(xml);
  const request = read.ok ? read.value.request : null;
  return {
    reads: Object.fromEntries(paths.map((path) => [path, valueAt(request, jsonSteps(path)) ?? null])),
    tells: (read.ok ? read.value.findings : read.failure).map(
      ({ rule, location = '' }) => `${rule} ${location}`,
    ),
    unread: (read.ok ? read.value.unmapped : []).map(
      ({ location, attribute, value, written }) =>
        `${location}${attribute === null ? '' : `/@${attribute}`}: ${value} → ${written}`,
    ),
  };
}
