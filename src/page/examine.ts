import type { Language } from '../../rules/ae/messages/entry.ts';
import type { UblElement } from '../core/element.ts';
import type { FieldProblem, Issue } from '../core/finding.ts';
import type { TextPlace } from '../core/place.ts';
import { jsonLocator } from '../intake/places.ts';
import type { Outcome } from '../judge/judge.ts';
import { type JudgedDocument, judgeDocument } from '../judge/judge-document.ts';
import type { DocumentTotals } from '../judge/totals.ts';
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

/** Looks at a document, whatever it is: a text that was entered, or the bytes of a file. */
export function examine(source: string | Uint8Array, language: Language): Examination {
  if (typeof source === 'string' && source.trim() === '') return nothing;
  const judged = judgeDocument(source, { language });
  return {
    outcome: judged.result.outcome,
    issues: placedIssues(judged),
    totals: judged.kind === 'request' ? judged.result.totals : null,
    root: judged.ubl,
    xml: judged.ubl && serialise(judged.ubl),
  };
}

function placedIssues({ kind, result, text = '', unreadable }: JudgedDocument): PlacedIssue[] {
  if (unreadable.length > 0) {
    const problems = kind === 'request' ? result.problems.map(problemIssue) : result.issues;
    return problems.map((issue, index) => ({
      ...issue,
      rule: unreadable[index]?.rule ?? issue.rule,
      at: unreadable[index]?.place,
    }));
  }
  const issues = [...result.issues, ...result.warnings];
  if (kind === 'ubl') return issues.map((issue) => ({ ...issue, at: issue.place }));
  const locate = jsonLocator(text);
  return [...result.problems.map(problemIssue), ...issues].map((issue) => ({
    ...issue,
    at: locate(issue.path),
  }));
}

function problemIssue({ field, message }: FieldProblem): Issue {
  return {
    rule: 'pint-ae-malformed',
    message: `${field} ${message}`.trim(),
    hint: '',
    severity: 'error',
    path: field,
    terms: [],
  };
}
