import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { validate } from '../../src/api/validate.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import type { ValidationResult } from '../../src/api/validation-result.ts';
import type { Severity } from '../../src/core/findings/finding.ts';
import { jsonPath, jsonSteps } from '../../src/core/findings/json-path.ts';
import type { Language } from '../../src/core/messages/language.ts';
import type { CompanyProfile } from '../../src/request/normalise/options.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example } from '../requests.ts';
import { type Edit, edit } from './edit.ts';

type Values = Readonly<Record<string, unknown>>;

/** A row of `requests/`: a fact about a document that is made from a base by an edit, and its verdict. */
interface Row extends Edit {
  readonly fact: string;
  /** The rule that the row is a case of; its page shows the first one. */
  readonly rule?: string;
  /** An example, or an entry of `bases.json`. */
  readonly base: string;
  /**
   * Further values by path, of which each gives a document of the same verdict, or several values of each path; in the
   * verdict, `*` is the first path of each.
   */
  readonly ways?: readonly Values[] | Readonly<Record<string, readonly unknown[]>>;
  /** A `company` that is a name, or a list of names, is that of `companies.json`. */
  readonly options?: ValidateRequestOptions;
  /** The outcome with lines, VAT and amount due; then each finding: `rule path`, `warning …` or `note …`. */
  readonly expect: readonly string[];
  /** Messages of these findings, in English, or parts of them. */
  readonly says?: readonly string[];
  readonly inArabic?: readonly string[];
  /** JSON Patches of all fixes and suggestions of the findings. */
  readonly fixes?: readonly object[];
  /** Some of the totals as they are computed. */
  readonly totals?: object;
  /** Values that are written otherwise than sent, each as `path: sent → written`. */
  readonly adjusted?: readonly string[];
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

const dataIn = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
/** Documents from which rows start; a broken one lacks what its rows are about. */
const bases: Readonly<Record<string, Edit & { readonly of?: string; readonly broken?: true }>> =
  dataIn('bases.json');
const companies: Readonly<Record<string, CompanyProfile>> = dataIn('companies.json');

/** Returns a document by the name of its example or of its entry in `bases.json`, changed by values at their paths. */
export function document(name: string, values: Values = {}): unknown {
  const base = bases[name];
  if (base === undefined) return edit(example(name), { edit: values });
  return edit(edit(base.of === undefined ? {} : document(base.of), base), { edit: values });
}

/** Names of the documents in `bases.json` that are valid. */
export const baseNames = Object.keys(bases).filter((name) => bases[name]?.broken === undefined);

/** Names of those that are not. */
export const brokenBases = Object.keys(bases).filter((name) => bases[name]?.broken !== undefined);

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
      .flatMap((line) => casesIn({ table: file.replace('.ndjson', ''), ...JSON.parse(line) })),
  );

/** Returns the case of a row, or one for each of its ways, with the companies that its options name. */
function casesIn({ ways, ...row }: RequestCase): readonly RequestCase[] {
  const options = row.options === undefined ? undefined : { ...row.options, ...companyOf(row.options) };
  const each = options === undefined ? row : { ...row, options };
  if (ways === undefined) return [each];
  const all: readonly Values[] = Array.isArray(ways)
    ? ways
    : Object.entries(ways).flatMap(([path, values]) => values.map((value: unknown) => ({ [path]: value })));
  return all.map((way) => {
    const path = jsonPath(jsonSteps(Object.keys(way)[0] ?? ''));
    const ofWay = (texts: readonly string[]) => texts.map((text) => text.replaceAll('*', path));
    return {
      ...each,
      fact: `${row.fact}: ${JSON.stringify(way)}`,
      edit: { ...row.edit, ...way },
      expect: ofWay(row.expect),
      says: ofWay(row.says ?? []),
    };
  });
}

function companyOf({ company }: ValidateRequestOptions): Pick<ValidateRequestOptions, 'company'> {
  if (company === undefined) return {};
  const named = (each: unknown) => companies[String(each)] ?? (each as CompanyProfile);
  return { company: Array.isArray(company) ? company.map(named) : named(company) };
}

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
