import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { validate } from '../../src/api/validate.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import type { ValidationResult } from '../../src/api/validation-result.ts';
import type { Severity } from '../../src/core/findings/finding.ts';
import type { Language } from '../../src/core/messages/language.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example } from '../requests.ts';
import { type Edit, edit } from './edit.ts';

/** A row of `requests/`: a fact about a document that is made from a base by an edit, and its verdict. */
interface Row extends Edit {
  readonly fact: string;
  /** The rule that the row is a case of; its page shows the first one. */
  readonly rule?: string;
  /** An example, or an entry of `bases.json`. */
  readonly base: string;
  readonly options?: ValidateRequestOptions;
  /** The outcome with lines, VAT and amount due; then each finding: `rule path`, `warning …` or `note …`. */
  readonly expect: readonly string[];
  /** Messages of these findings, in English, or parts of them. */
  readonly says?: readonly string[];
  /** JSON Patches of all fixes and suggestions of the findings. */
  readonly fixes?: readonly object[];
  /** Parts of the UBL; between slashes as patterns. */
  readonly ubl?: readonly string[];
  readonly notInUbl?: readonly string[];
  /** An edit of the document after which the rule says nothing; else the base is correct. */
  readonly corrected?: Edit;
}

/** A row with the table in which it stands: `checks/signs`. */
export interface RequestCase extends Row {
  readonly table: string;
}

const bases: Readonly<Record<string, Edit & { readonly of?: string }>> = JSON.parse(
  readFileSync(new URL('bases.json', import.meta.url), 'utf8'),
);

/** Returns a document by the name of its example or of its entry in `bases.json`, changed by values at their paths. */
export function document(name: string, values: Readonly<Record<string, unknown>> = {}): unknown {
  const base = bases[name];
  if (base === undefined) return edit(example(name), { edit: values });
  return edit(edit(base.of === undefined ? {} : document(base.of), base), { edit: values });
}

/** Names of the documents in `bases.json`. */
export const baseNames = Object.keys(bases);

const folder = new URL('requests/', import.meta.url);

/** All rows, by table. */
export const requestCases: readonly RequestCase[] = globSync('**/*.ndjson', {
  cwd: folder,
  expandDirectories: false,
})
  .toSorted()
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ table: file.replace('.ndjson', ''), ...(JSON.parse(line) as Row) })),
  );

/** Returns the rows of the tables whose name begins so. */
export const casesOf = (...tables: readonly string[]) =>
  requestCases.filter(({ table }) => tables.some((name) => table.startsWith(name)));

/** The rows that are a case of a check or of advice, each with its rule. */
export const ruleCases = casesOf('checks', 'advice').filter(
  (each): each is RequestCase & { readonly rule: string } => each.rule !== undefined,
);

/** Returns the document of a row; it need not have the shape of a request. */
export const requestOf = (row: Row) => edit(document(row.base), row) as DocumentRequest;

const validated = new WeakMap<RequestCase, Map<Language, ValidationResult>>();

/** Returns what `validate` says of a row, which all test files of a process ask once. */
export function verdictIn(language: Language, row: RequestCase): ValidationResult {
  const known = validated.get(row) ?? new Map<Language, ValidationResult>();
  const verdict = known.get(language) ?? validate(requestOf(row), { ...row.options, language });
  validated.set(row, known.set(language, verdict));
  return verdict;
}

/** Returns the document that corrects a row: its base, or its own correction. */
export const correctedRequest = (row: Row) =>
  (row.corrected === undefined ? document(row.base) : edit(requestOf(row), row.corrected)) as DocumentRequest;

/** Returns what a row says of a finding: `warning ibr-002 path`. */
export function readFinding(finding: string): { rule: string; severity: Severity; path: string } {
  const [, word, rule = '', path = ''] = /^(warning |note )?(\S+) ?(.*)$/.exec(finding) ?? [];
  return {
    rule,
    path,
    severity: word === 'warning ' ? 'warning' : word === 'note ' ? 'information' : 'error',
  };
}

const severities = { error: '', warning: 'warning ', information: 'note ' } as const;

/** Returns a verdict as rows state it. */
export function verdictOf({ outcome, totals, issues, warnings }: ValidationResult): string[] {
  const amounts = totals === null ? [] : [totals.lineExtensionAmount, totals.taxAmount, totals.payableAmount];
  const findings = [...issues, ...warnings].map(({ severity, rule, path }) =>
    `${severities[severity]}${rule} ${path}`.trim(),
  );
  return [[outcome, ...amounts].join(' '), ...findings];
}

/** The totals that a document sends: VAT, lines, without VAT, with VAT, to pay. */
export function sums(vat: number, lines: number, exclusive: number, inclusive: number, payable: number) {
  return {
    taxTotal: { taxAmount: vat },
    legalMonetaryTotal: {
      lineExtensionAmount: lines,
      taxExclusiveAmount: exclusive,
      taxInclusiveAmount: inclusive,
      payableAmount: payable,
    },
  };
}

/** A document without totals, which are computed then. */
export const noSums = { taxTotal: null, legalMonetaryTotal: null };
