/**
 * Finds places where a schema probably does not do what was intended: for authors of rules, and for people who adopt
 * a release.
 */
export { type LintFinding, type LintKind, lintKinds } from '../lint/finding.ts';
export { type LintOptions, lintSchema } from '../lint/lint.ts';
export { lookAlikeCodes } from '../lint/look-alikes.ts';
export type { Terms } from '../lint/terms.ts';
