import { describe, expect, test } from 'vitest';
import type { Judgement } from '../../src/core/specification/engine.ts';
import { engines, fixture, judge } from '../schematron/judge.ts';
import { editOf, rowsOf, type Step } from './rule-cases.ts';

/** A row of `edges/`: where an official rule is looser, stricter or stranger than its text. */
interface Edge {
  readonly rule: string;
  readonly outcome: 'passes' | 'fails' | 'is unjudged';
  readonly when: string;
  readonly document?: string;
  readonly edit: readonly Step[];
}

/** In `misplaced`, UBL has no place for the elements; the official rules nevertheless start from them. */
const edges = rowsOf<Edge>('edges');

describe.each(engines)('by the $name engine', (engine) => {
  test.each(edges)('$rule $outcome $when', ({ rule, outcome, document = 'extensive-invoice', edit }) => {
    expect(outcomeOf(judge(engine, editOf(edit)(fixture(document))), rule)).toBe(outcome);
  });
});

function outcomeOf({ failed, unjudged }: Judgement, rule: string): Edge['outcome'] {
  if (unjudged.some(({ id }) => id === rule)) return 'is unjudged';
  return failed.some(({ id }) => id === rule) ? 'fails' : 'passes';
}
