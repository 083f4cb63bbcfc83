import { namespaces, type UblElement } from '../core/element.ts';
import type { Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import type { TextPlace } from '../core/place.ts';
import { jsonLocator, parseJson } from '../intake/json.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import type { Outcome } from '../judge/judge.ts';
import { issueOfProblem, malformedRequest, type ValidationResult } from '../judge/result.ts';
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
    return examined(malformedRequest([parsed.finding], { language }), () => undefined, language);
  const { result, written } = assess(parsed.value, { language });
  return {
    ...examined(result, jsonLocator(text), language),
    root: written?.root,
    xml: written && serialise(written.root),
  };
}

type Locate = (path: string) => TextPlace | undefined;

function examined(result: ValidationResult, locate: Locate, language: Language): Examination {
  const { outcome, totals, problems, issues, warnings } = result;
  const all = [...problems.map((problem) => issueOfProblem(problem, { language })), ...issues, ...warnings];
  const placed = all.map((issue) => ({ ...issue, at: issue.place ?? locate(issue.path) }));
  return { ...nothing, outcome, totals, issues: placed };
}

function examineUbl(text: string, language: Language): Examination {
  const result = validateUbl(text, { language });
  const parsed = parseUbl(text);
  const root = 'root' in parsed && isUbl(parsed.root) ? parsed.root : undefined;
  return { ...examined(result, () => undefined, language), root, xml: root && serialise(root) };
}

function isUbl({ namespace }: UblElement): boolean {
  return namespace === namespaces.invoice || namespace === namespaces.creditNote;
}
