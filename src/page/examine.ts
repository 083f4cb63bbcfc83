import type { Language } from '../../rules/catalogue/entry.ts';
import { jsonLocator, parseJson, type TextPlace } from '../document/json-text.ts';
import type { FieldProblem, Issue } from '../issue.ts';
import type { Outcome } from '../judge.ts';
import type { DocumentTotals } from '../totals.ts';
import { parseUbl } from '../ubl/parse.ts';
import { serialise } from '../ubl/serialise.ts';
import { namespaces, type UblElement } from '../ubl/tree.ts';
import { assess } from '../validate.ts';
import { validateUbl } from '../validate-ubl.ts';

/** A finding with its place in the text that was entered. */
export interface PlacedIssue extends Issue {
  readonly at: TextPlace | undefined;
}

/** Everything the page shows of a document. */
export interface Examination {
  readonly outcome: Outcome | 'empty';
  readonly issues: readonly PlacedIssue[];
  readonly totals: DocumentTotals | null;
  readonly root: UblElement | undefined;
  readonly xml: string | undefined;
}

const nothing: Examination = { outcome: 'empty', issues: [], totals: null, root: undefined, xml: undefined };

/** Looks at a text, whatever it is. */
export function examine(text: string, language: Language): Examination {
  if (text.trim() === '') return nothing;
  return /^[\s\ufeff]*</.test(text) ? examineUbl(text, language) : examineRequest(text, language);
}

function examineRequest(text: string, language: Language): Examination {
  const parsed = parseJson(text);
  if (!parsed.ok)
    return { ...nothing, outcome: 'malformed', issues: [problemIssue(parsed.problem, () => undefined)] };
  const { result, written } = assess(parsed.value, { language });
  const locate = jsonLocator(text);
  return {
    outcome: result.outcome,
    issues: [
      ...result.problems.map((problem) => problemIssue(problem, locate)),
      ...[...result.issues, ...result.warnings].map((issue) => ({ ...issue, at: locate(issue.path) })),
    ],
    totals: result.totals,
    root: written?.root,
    xml: written && serialise(written.root),
  };
}

function examineUbl(text: string, language: Language): Examination {
  const { outcome, issues, warnings } = validateUbl(text, { language });
  const parsed = parseUbl(text);
  const root = 'root' in parsed && isUbl(parsed.root) ? parsed.root : undefined;
  return {
    outcome,
    issues: [...issues, ...warnings].map((issue) => ({ ...issue, at: issue.place })),
    totals: null,
    root,
    xml: root && serialise(root),
  };
}

function isUbl({ namespace }: UblElement): boolean {
  return namespace === namespaces.invoice || namespace === namespaces.creditNote;
}

function problemIssue(
  { field, message }: FieldProblem,
  locate: (path: string) => TextPlace | undefined,
): PlacedIssue {
  const [, line, column] = /line (\d+), column (\d+)$/.exec(message) ?? [];
  return {
    rule: 'pint-ae-malformed',
    message: `${field} ${message}`.trim(),
    hint: '',
    severity: 'error',
    path: field,
    terms: [],
    at: line && column ? { line: Number(line), column: Number(column) } : locate(field),
  };
}
