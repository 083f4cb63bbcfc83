import type { Finding } from '../findings/finding.ts';

/** A finding that other findings of the same document follow from. */
export interface Cause {
  /** The rule of the finding. */
  readonly rule: string;
  /** Only where the finding names this element, such as one that is missing. */
  readonly element?: string;
  /** The rules that fail only as its consequence. */
  readonly explains: readonly string[];
}

/**
 * The findings of a document, each cause with those that follow from it. A warning that explains an error is an error
 * in its place.
 */
export function byCause(findings: readonly Finding[], causes: readonly Cause[]): readonly Finding[] {
  let left = findings;
  for (const cause of causes) {
    const found = left.find((finding) => isCause(finding, cause));
    if (found === undefined) continue;
    const consequences = left.filter((finding) => finding !== found && cause.explains.includes(finding.rule));
    if (consequences.length === 0) continue;
    const severity = consequences.some((each) => each.severity === 'error') ? 'error' : found.severity;
    const whole: Finding = {
      ...found,
      severity,
      consequences: [...(found.consequences ?? []), ...consequences],
    };
    const follows = new Set(consequences);
    left = left.flatMap((finding) => (finding === found ? whole : follows.has(finding) ? [] : finding));
  }
  return left;
}

function isCause({ rule, values }: Finding, cause: Cause): boolean {
  return rule === cause.rule && (cause.element === undefined || values?.element === cause.element);
}

/** Findings with those that follow from them, each on its own. */
export function withConsequences<Of extends { readonly consequences?: readonly Of[] | undefined }>(
  findings: readonly Of[],
): Of[] {
  return findings.flatMap(({ consequences = [], ...finding }) => [
    finding as Of,
    ...withConsequences(consequences),
  ]);
}
