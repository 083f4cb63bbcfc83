import type { Issue } from '../core/finding.ts';
import type { BusinessIssue } from './checks.ts';

/**
 * The issues of both layers, each finding once: what the Schematron repeats of a business rule, and what merely follows
 * from it, is left out. Of the business issue's twin in the UBL the location is kept.
 */
export function mergeIssues(business: readonly BusinessIssue[], official: readonly Issue[]): Issue[] {
  const known = placesByRule(
    business.flatMap((issue) => [issue.rule, ...issue.covers].map((rule) => ({ ...issue, rule }))),
  );
  const twins = placesByRule(official);
  const located = business.map(({ covers, ...issue }) => {
    const location = samePlace(twins.get(issue.rule), issue.path)?.location;
    return location === undefined ? issue : { ...issue, location };
  });
  return [...located, ...official.filter(({ rule, path }) => samePlace(known.get(rule), path) === undefined)];
}

/** Where a rule speaks: the first issue on each entry of a list, the first that is on none, and the first of all. */
interface Places {
  readonly byEntry: Map<string, Issue>;
  elsewhere: Issue | undefined;
  readonly first: Issue;
}

function placesByRule(issues: readonly Issue[]): ReadonlyMap<string, Places> {
  const places = new Map<string, Places>();
  for (const issue of issues) {
    const ofRule = places.get(issue.rule) ?? { byEntry: new Map(), elsewhere: undefined, first: issue };
    const entry = entryOf(issue.path);
    if (entry === undefined) ofRule.elsewhere ??= issue;
    else if (!ofRule.byEntry.has(entry)) ofRule.byEntry.set(entry, issue);
    places.set(issue.rule, ofRule);
  }
  return places;
}

/** Two findings of one rule are the same unless they lie on different entries of a list. */
function samePlace(places: Places | undefined, path: string): Issue | undefined {
  const entry = entryOf(path);
  if (entry === undefined) return places?.first;
  return places?.byEntry.get(entry) ?? places?.elsewhere;
}

function entryOf(path: string): string | undefined {
  return /^[^[\]]*\[\d+\]/.exec(path)?.[0];
}
