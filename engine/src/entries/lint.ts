/** Finds what a schema probably does not mean: for authors of rules, and for those who take in a release of others. */
export { type LintFinding, type LintKind, lintKinds } from '../lint/finding.ts';
export { type LintOptions, lintSchema } from '../lint/lint.ts';
export { lookAlikeCodes } from '../lint/look-alikes.ts';
export type { Terms } from '../lint/terms.ts';
