import type { Language } from '../../rules/ae/messages/entry.ts';
import { namespaces, type UblElement } from '../core/element.ts';
import type { FieldProblem, Issue } from '../core/finding.ts';
import type { TextPlace } from '../core/place.ts';
import { jsonLocator, parseJson } from '../intake/json.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import type { Outcome } from '../judge/judge.ts';
import type { DocumentTotals } from '../judge/totals.ts';
import { assess } from '../judge/validate.ts';
import { validateUbl } from '../judge/validate-ubl.ts';
import { serialise } from '../ubl/serialise.ts';

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
