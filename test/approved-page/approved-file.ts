import { expect } from 'vitest';
import { approvedIn, writeApproved } from '../approved/approved-answers.ts';
import { differenceOf } from '../approved/difference.ts';

/** An answer, and the step that it answers. */
export interface Answer {
  readonly step: string;
  readonly text: string;
}

/** The most answers that a failing run shows. */
const mostShown = 5;

/** Compares answers with the approved ones of a file; `APPROVE=all` approves them instead. */
export function expectApproved(file: string, answers: readonly Answer[]): void {
  const given = new Map(answers.map(({ step, text }) => [step, JSON.stringify(text)]));
  if (process.env.APPROVE !== undefined) {
    writeApproved(file, given);
    return;
  }
  const approved = approvedIn(file);
  const differing = [...new Set([...approved.keys(), ...given.keys()])].filter(
    (step) => approved.get(step) !== given.get(step),
  );
  const shown = differing
    .slice(0, mostShown)
    .map((step) => `${step}\n${differenceOf(approved.get(step), given.get(step) ?? '"(no such step)"')}`);
  const how = 'Read the differences. If each is right, run the test with APPROVE=all.';
  expect(
    differing,
    `${differing.length} answers are not the approved ones.\n\n${shown.join('\n\n')}\n\n${how}`,
  ).toEqual([]);
}
