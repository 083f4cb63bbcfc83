import type { Finding } from '../core/findings/finding.ts';

/**
 * Merges the findings of both layers, each once. Schematron findings that repeat a finding on the request, or only
 * follow from one, are left out; the location in the UBL is added to the finding that stays. `covered` names the
 * official rules that fail as a consequence of a check.
 */
export function mergeFindings(
  onRequest: readonly Finding[],
  official: readonly Finding[],
  covered: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  if (onRequest.length === 0) return [...official];
  const known = placesByRule(
    onRequest.flatMap((finding) =>
      [finding.rule, ...coveredBy(finding, covered)].map((rule) => ({ ...finding, rule })),
    ),
  );
  const inUbl = placesByRule(official);
  const located = onRequest.map((finding) => {
    const location = samePlace(inUbl.get(finding.rule), finding.path)?.location;
    return location === undefined ? finding : { ...finding, location };
  });
  return [...located, ...official.filter(({ rule, path }) => samePlace(known.get(rule), path) === undefined)];
}

/** Returns warnings and information, without those that an error already covers. */
export function withoutCovered(
  told: readonly Finding[],
  errors: readonly Finding[],
  covered: ReadonlyMap<string, readonly string[]>,
): readonly Finding[] {
  if (errors.length === 0) return told;
  const said = new Set(
    errors.flatMap((error) => coveredBy(error, covered).map((rule) => `${rule} ${error.path}`)),
  );
  return told.filter(({ rule, path }) => !said.has(`${rule} ${path}`));
}

function coveredBy(
  { rule, foundBy }: Finding,
  covered: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return foundBy === 'checks' ? (covered.get(rule) ?? []) : [];
}

/** A rule's first findings: on each list entry, outside any list, and of all. */
interface Places {
  readonly byEntry: Map<string, Finding>;
  elsewhere: Finding | undefined;
  readonly first: Finding;
}

function placesByRule(findings: readonly Finding[]): ReadonlyMap<string, Places> {
  const places = new Map<string, Places>();
  for (const finding of findings) {
    const ofRule = places.get(finding.rule) ?? { byEntry: new Map(), elsewhere: undefined, first: finding };
    const entry = entryOf(finding.path);
    if (entry === undefined) ofRule.elsewhere ??= finding;
    else if (!ofRule.byEntry.has(entry)) ofRule.byEntry.set(entry, finding);
    places.set(finding.rule, ofRule);
  }
  return places;
}

/** Two findings of one rule are the same unless they are on different entries of a list. */
function samePlace(places: Places | undefined, path: string): Finding | undefined {
  const entry = entryOf(path);
  if (entry === undefined) return places?.first;
  return places?.byEntry.get(entry) ?? places?.elsewhere;
}

function entryOf(path: string): string | undefined {
  return /^[^[\]]*\[\d+\]/.exec(path)?.[0];
}
