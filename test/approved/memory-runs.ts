import { createRoom, type Share } from '../../src/http/memory-budget.ts';
import type { Asked } from './approved.ts';

/** Sizes beside the limits of a budget of a hundred thousand bytes. */
const sizes = [0, 1, 16_384, 16_385, 49_999, 50_000, 50_001, 99_999, 100_000, 100_001];

/** The answers to requests of two clients, and of none, that take bytes one after the other. */
export function* memoryBudgetRuns(): Generator<Asked> {
  for (const clients of [
    ['a', 'a'],
    ['a', 'b'],
    [undefined, 'a'],
    [undefined, undefined],
  ])
    for (const way of ['take', 'takeAnswer'] as const)
      yield { name: `memory: ${clients} ${way}`, answer: () => told(clients, way) };
}

function told(clients: readonly (string | undefined)[], way: 'take' | 'takeAnswer') {
  return sizes.flatMap((first) =>
    sizes.map((second) => {
      const room = createRoom(100_000);
      const [one, other] = clients.map((client) => room(client)) as [Share, Share];
      const answers = [one[way](first), other[way](second), one[way](second), other[way](0), one[way](first)];
      return `${first} ${second}: ${answers.map((answer) => answer ?? '-').join(' ')} ${one.own()} ${other.own()}`;
    }),
  );
}
