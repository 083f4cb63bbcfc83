import { expect, test } from 'vitest';
import type { Engine, Judgement } from '../../src/core/specification/engine.ts';
import { changedEngine } from '../../src/schematron/changed-engine.ts';

const judgement: Judgement = { failed: [], unjudged: [] };
const engineThatSays = (said: Partial<Judgement>): Engine => ({
  name: 'compiled',
  judge: () => ({ ...judgement, ...said }),
});
const judged = (kept: Partial<Judgement>, added: Partial<Judgement>) =>
  changedEngine(engineThatSays(kept), { without: ['changed'], engine: () => engineThatSays(added) }).judge(
    {} as Parameters<Engine['judge']>[0],
    'billing',
  );

test('findings that were only counted are those of the kept rules, and of the rules that are changed', () => {
  const kept = {
    unlisted: new Map([
      ['kept', 3],
      ['changed', 5],
    ]),
  };
  const added = { unlisted: new Map([['changed', 7]]) };
  expect(judged(kept, added).unlisted).toEqual(
    new Map([
      ['kept', 3],
      ['changed', 7],
    ]),
  );
  expect(judged(kept, {}).unlisted).toEqual(new Map([['kept', 3]]));
  expect(judged({}, added).unlisted).toEqual(new Map([['changed', 7]]));
});

test('a context that neither could evaluate is told once, one of the changed rules alone too', () => {
  const place = (location: string) => ({ location, reason: 'too deep', ids: [] });
  const both = judged({ undecided: [place('/a')] }, { undecided: [place('/a'), place('/b')] });
  expect(both.undecided).toEqual([place('/a'), place('/b')]);
  expect(judged({}, { undecided: [place('/b')] }).undecided).toEqual([place('/b')]);
});
