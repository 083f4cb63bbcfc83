import type { UblElement } from '../core/element.ts';
import type { Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import type { TextPlace } from '../core/place.ts';
import { jsonLocator } from '../intake/places.ts';
import type { Outcome } from '../judge/judge.ts';
import { judgeDocument } from '../judge/judge-document.ts';
import { issueOfProblem } from '../judge/result.ts';
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
  const { kind, result, text = '', ubl } = judgeDocument(source, { language });
  const { outcome, totals, problems, issues, warnings } = result;
  const all = [...problems.map((problem) => issueOfProblem(problem, { language })), ...issues, ...warnings];
  const locate =
    kind === 'request' && all.some(({ path, place }) => path !== '' && place === undefined)
      ? jsonLocator(text)
      : () => undefined;
  return {
    outcome,
    totals,
    issues: all.map((issue) => ({ ...issue, at: issue.place ?? locate(issue.path) })),
    root: ubl,
    xml: ubl && serialise(ubl),
  };
}
