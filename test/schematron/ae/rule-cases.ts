import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Edit } from './edits.ts';
import { judge } from './judge.ts';

/** What a small change to a valid document does to the verdict of the UAE rules. */
export interface RuleCase {
  /** The rule that the case is about. */
  readonly rule: string;
  readonly when: string;
  readonly document?: 'invoice' | 'credit-note' | 'mixed-supplies' | 'margin-scheme' | 'commercial-invoice';
  readonly edit: Edit;
  /** All UAE rules that the edited document fails; none where the case shows that the rule passes. */
  readonly fails: readonly string[];
  /** UAE rules without a verdict, where the official validation run aborts. */
  readonly unjudged?: readonly string[];
}

/** One test a case. */
export function testRules(cases: readonly RuleCase[]): void {
  test.each(cases)('$rule: $when', ({ document = 'invoice', edit, fails, unjudged = [] }) => {
    const judgement = judge(edit(fixture(document)));
    expect({ fails: uaeRules(judgement.failed), unjudged: uaeRules(judgement.unjudged) }).toEqual({
      fails: [...fails].sort(),
      unjudged: [...unjudged].sort(),
    });
  });
}

function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/ubl/${name}.xml`, import.meta.url), 'utf8');
}

function uaeRules(assertions: readonly { readonly id: string }[]): string[] {
  const ids = new Set(assertions.map(({ id }) => id));
  return [...ids].filter((id) => /^aligned-|-ae$/.test(id)).sort();
}
