import type { CatalogueEntry, Language } from '../../rules/ae/messages/entry.ts';
import { catalogue } from '../../rules/ae/messages/index.ts';
import type { UblElement } from '../core/element.ts';
import type { FailedAssertion, Judgement, UnjudgedAssertion } from '../core/engine.ts';
import type { Issue } from '../core/finding.ts';
import { elementAt } from '../ubl/locate.ts';

/**
 * The judgement of an engine as issues, each at its place in the UBL and in the caller's JSON; `warnings` names the rules
 * whose breach is no error.
 */
export function issuesOf(
  judgement: Judgement,
  root: UblElement,
  language: Language,
  warnings: ReadonlySet<string>,
): Issue[] {
  const issues = [
    ...judgement.failed.map((assertion) => failedIssue(assertion, root, language)),
    ...judgement.unjudged.map((assertion) => unjudgedIssue(assertion, root, language)),
  ];
  return warnings.size === 0 ? issues : issues.map((issue) => withSeverity(issue, warnings));
}

function withSeverity(issue: Issue, warnings: ReadonlySet<string>): Issue {
  return warnings.has(issue.rule) ? { ...issue, severity: 'warning' } : issue;
}

function failedIssue(assertion: FailedAssertion, root: UblElement, language: Language): Issue {
  const entry = catalogue.get(assertion.id);
  return {
    rule: assertion.id,
    message: entry?.[language].message ?? assertion.text,
    hint: entry?.[language].hint ?? '',
    ...placeOf(assertion, root, entry),
  };
}

/** A rule that can't be evaluated is a finding too: a document is never valid because nobody could look. */
function unjudgedIssue(assertion: UnjudgedAssertion, root: UblElement, language: Language): Issue {
  const entry = catalogue.get(assertion.id);
  const title = entry?.[language].title ?? assertion.id;
  return {
    rule: assertion.id,
    ...unjudgedTexts[language](title, assertion),
    ...placeOf(assertion, root, entry),
  };
}

const unjudgedTexts: Readonly<
  Record<Language, (title: string, assertion: UnjudgedAssertion) => Pick<Issue, 'message' | 'hint'>>
> = {
  en: (title, { id, location, reason }) => ({
    message: `Rule ${id} (${title}) can not be judged on ${location}: ${reason}`,
    hint: 'Check that amounts are plain numbers, dates are dates, and elements that may stand once are not repeated.',
  }),
  ar: (title, { id, location, reason }) => ({
    message: `تعذّر التحقق من القاعدة ${id} (${title}) في ${location}: ${reason}`,
    hint: 'تأكّد من أن المبالغ أرقام صحيحة الصيغة وأن التواريخ تواريخ فعلية وأن العناصر المفردة غير مكرّرة.',
  }),
};

function placeOf(
  { location, element }: FailedAssertion | UnjudgedAssertion,
  root: UblElement,
  entry: CatalogueEntry | undefined,
): Pick<Issue, 'severity' | 'path' | 'location' | 'terms'> {
  const source = (element ?? elementAt(root, location))?.source;
  return {
    severity: 'error',
    path: source === undefined ? '' : fieldAt(source, entry?.fields ?? []),
    location,
    terms: entry?.terms ?? [],
  };
}

/**
 * The field to fix: the first of the rule's fields that lies at or below the place where the judged element came from,
 * such as `lines[2].goodsNatureCode` for an element written from `lines[2]`; else that place itself.
 */
export function fieldAt(source: string, fields: readonly string[]): string {
  const candidates = fields.map((field) => fillPositions(field, source));
  return candidates.find((field) => field !== undefined && isAtOrBelow(field, source)) ?? source;
}

/** `lines[].allowancesCharges[].amount` with the positions of `lines[2].allowancesCharges[0]`; undefined if they don't meet. */
function fillPositions(field: string, source: string): string | undefined {
  const positions = source.match(/\[\d+\]/g) ?? [];
  let next = 0;
  const filled = field.replaceAll('[]', () => positions[next++] ?? '[]');
  return filled.includes('[]') ? undefined : filled;
}

function isAtOrBelow(field: string, source: string): boolean {
  return (
    source === '' || field === source || field.startsWith(`${source}.`) || field.startsWith(`${source}[`)
  );
}
