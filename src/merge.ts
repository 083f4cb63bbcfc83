import type { BusinessIssue } from './business/check.ts';
import type { Issue } from './issue.ts';

/**
 * The issues of both layers, each finding once: what the Schematron repeats of a business rule, and what merely follows
 * from it, is left out. Of the business issue's twin in the UBL the location is kept.
 */
export function mergeIssues(business: readonly BusinessIssue[], official: readonly Issue[]): Issue[] {
  const located = business.map(({ covers, ...issue }) => {
    const twin = official.find(
      (candidate) => candidate.rule === issue.rule && isSamePlace(candidate.path, issue.path),
    );
    return twin?.location === undefined ? issue : { ...issue, location: twin.location };
  });
  const news = official.filter((issue) => !business.some((known) => saysAlready(known, issue)));
  return [...located, ...news];
}

function saysAlready(known: BusinessIssue, issue: Issue): boolean {
  const isMeant = known.rule === issue.rule || known.covers.includes(issue.rule);
  return isMeant && isSamePlace(known.path, issue.path);
}

/** Two findings of one rule are the same unless they lie on different entries of a list. */
function isSamePlace(one: string, other: string): boolean {
  const a = entryOf(one);
  const b = entryOf(other);
  return a === undefined || b === undefined || a === b;
}

function entryOf(path: string): string | undefined {
  return /^[^[\]]*\[\d+\]/.exec(path)?.[0];
}
