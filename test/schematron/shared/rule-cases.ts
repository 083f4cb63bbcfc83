import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ValidateUblOptions, validateUbl } from '../../../src/validate-ubl.ts';
import type { Edit } from '../ae/edits.ts';

/** A rule with a document that breaks it and one that comes close and does not. */
export interface RuleCase {
  readonly rule: string;
  /** The fixture that is edited; the invoice where not given. */
  readonly document?: 'invoice' | 'credit-note';
  readonly options?: ValidateUblOptions;
  readonly breaks: Edit;
  /** Other rules, of the shared and the UAE set, that the broken document fails as well. */
  readonly with?: readonly string[];
  /** An edit that the rule takes; the fixture as it is where not given. */
  readonly takes?: Edit;
}

/** Two tests a case: the broken document fails the rule and what is listed beside it, the other one passes the rule. */
export function testRules(cases: readonly RuleCase[]): void {
  describe.each(cases)(
    '$rule',
    ({ rule, document = 'invoice', options, breaks, takes, with: others = [] }) => {
      test('is broken', () => {
        expect(failedRules(breaks(fixture(document)), options)).toEqual([rule, ...others].sort());
      });

      test('is kept', () => {
        const kept = takes === undefined ? fixture(document) : takes(fixture(document));
        expect(failedRules(kept, options)).not.toContain(rule);
      });
    },
  );
}

/** A valid document of our own. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/ubl/${name}.xml`, import.meta.url), 'utf8');
}

function failedRules(xml: string, options: ValidateUblOptions | undefined): string[] {
  const { issues } = validateUbl(xml, options);
  return [...new Set(issues.map(({ rule }) => rule))].sort();
}
