import type { SchematronSchema } from '../schematron/schema.ts';
import { constantTests } from './constant-tests.ts';
import { differingFigures } from './figures.ts';
import type { LintFinding } from './finding.ts';
import { lookAlikes } from './look-alikes.ts';
import { unfoundNames } from './names.ts';
import { type ParsedSchema, parsedSchema } from './parsed-schema.ts';
import { repeatedAssertions } from './repeated.ts';
import { shadowedRules } from './shadowed.ts';
import { type Terms, unreadTerms } from './terms.ts';

/** Options of the search for mistakes in a schema. */
export interface LintOptions {
  /** Terms in texts, with the places that each term means. */
  readonly terms?: Terms | undefined;
}

/**
 * Finds what a schema probably does not mean: rules that never fire, names that match nothing, tests that always give
 * the same answer. It reads only the schema; a test can still differ from its text.
 */
export function lintSchema(schema: SchematronSchema, { terms }: LintOptions = {}): LintFinding[] {
  const parsed = parsedSchema(schema);
  const found = [
    (each: ParsedSchema) => shadowedRules(each, terms),
    unfoundNames,
    constantTests,
    repeatedAssertions,
    lookAlikes,
    differingFigures,
  ].flatMap((check) => check(parsed));
  return [...found, ...(terms === undefined ? [] : unreadTerms(parsed, terms))].sort(inSource);
}

const inSource = ({ source: one }: LintFinding, { source: other }: LintFinding) =>
  one.file.localeCompare(other.file) || one.line - other.line;
