import type { Finding } from '../findings/finding.ts';

/** A finding from which other findings of the same document follow. */
export interface Cause {
  /** The rule of the causing finding. */
  readonly rule: string;
  /** Applies only if the finding names this element, for example as missing. */
  readonly element?: string;
  /** Our own id for a warning that becomes an error: only an official rule that fired names an error. */
  readonly ownRule?: string;
  /** The rules that fail only as a consequence. */
  readonly explains: readonly string[];
  /** Rules that fail as a consequence only in the same child of the document, such as one line. */
  readonly inBranch?: readonly string[];
  /** True if each finding of the rule has its own consequences; by default only the first has. */
  readonly isEach?: true;
}

/** Groups findings by cause; a warning that explains an error becomes an error in its place. */
export function byCause(findings: readonly Finding[], causes: readonly Cause[]): readonly Finding[] {
  let left = findings;
  for (const cause of causes) {
    const all = left.filter((finding) => isCause(finding, cause));
    for (const found of cause.isEach ? all : all.slice(0, 1))
      if (left.includes(found)) left = withItsConsequences(left, found, cause);
  }
  return left;
}

function withItsConsequences(findings: readonly Finding[], found: Finding, cause: Cause): readonly Finding[] {
  const consequences = findings.filter((finding) => finding !== found && follows(finding, found, cause));
  if (consequences.length === 0) return findings;
  const severity = consequences.some((each) => each.severity === 'error') ? 'error' : found.severity;
  const { rule, severity: asFound } = found;
  const isRaised = severity === 'error' && asFound !== 'error' && cause.ownRule !== undefined;
  const whole: Finding = {
    ...found,
    ...(isRaised ? { rule: cause.ownRule, textsOf: rule } : {}),
    severity,
    consequences: [...(found.consequences ?? []), ...consequences],
  };
  const explained = new Set(consequences);
  return findings.flatMap((finding) => (finding === found ? whole : explained.has(finding) ? [] : finding));
}

/** Tells whether a finding follows from another, which must not be on another line. */
function follows(finding: Finding, from: Finding, { explains, inBranch = [] }: Cause): boolean {
  const [branch, causing] = [branchOf(finding), branchOf(from)];
  if (inBranch.includes(finding.rule)) return causing === '' || branch === causing;
  return explains.includes(finding.rule) && (branch === causing || nameOf(branch) !== nameOf(causing));
}

/** The child of the document that contains a finding, such as `cac:InvoiceLine[2]`; empty for the whole document. */
const branchOf = ({ location = '' }: Finding) => location.split('/')[2] ?? '';

const nameOf = (branch: string) => branch.split('[')[0];

function isCause({ rule, values }: Finding, cause: Cause): boolean {
  return rule === cause.rule && (cause.element === undefined || values?.element === cause.element);
}

/** Returns findings and their consequences, each as a separate finding. */
export function withConsequences<Of extends { readonly consequences?: readonly Of[] | undefined }>(
  findings: readonly Of[],
): Of[] {
  return findings.flatMap(({ consequences = [], ...finding }) => [
    finding as Of,
    ...withConsequences(consequences),
  ]);
}
