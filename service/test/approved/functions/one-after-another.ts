import type { Answer } from '../../../../test/approved-page/approved-file.ts';
import { createBadKeys } from '../../../src/keys/bad-keys.ts';
import { keptParticipants } from '../../../src/participants/participants.ts';
import { createTurns } from '../../../src/queue/turns.ts';
import { createSlowTargets } from '../../../src/targets/slow-targets.ts';
import { shown } from './told.ts';

const second = (count: number) => new Date(Date.UTC(2026, 10, 26) + count * 1000);

/** Companies of different appetite, whose work ends in another order than it begins. */
export function turnsOfCompanies(atOnce: number): Answer {
  const turns = createTurns(atOnce);
  const running: { readonly companyId: string }[] = [];
  const told: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    const waiting = ['a', 'b', 'c', 'd'].flatMap((companyId, index) =>
      Array.from({ length: (round * 7 + index * 3) % 6 }, () => ({ companyId })),
    );
    const begun = turns.begin(waiting);
    running.push(...begun);
    told.push(`${begun.map(({ companyId }) => companyId).join('')} ${turns.free()} ${turns.full().join('')}`);
    for (const ended of running.splice(round % 3, (round % 4) + 1)) turns.end(ended);
  }
  return { step: `turns of ${atOnce}`, text: told.join('\n') };
}

/** Two targets: one is down for a while and comes back, the other answers always. */
export async function slowTargets(): Promise<Answer> {
  let now = 0;
  const targets = createSlowTargets(() => now);
  const told: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    const failed = step % 60 < 45;
    for (const [target, fails] of [
      ['down', failed],
      ['up', false],
    ] as const)
      told.push(
        `${now} ${target} ${shown(await targets.trying(target, async () => ({ result: 'x', failed: fails })))}`,
      );
    if (step % 4 === 3)
      told.push(
        shown(
          await Promise.all(
            [1, 2, 3].map(() => targets.trying('down', async () => ({ result: 'y', failed }))),
          ),
        ),
      );
    now += step % 5 === 4 ? 90 : step % 3;
  }
  return { step: 'targets that are slow', text: told.join('\n') };
}

export async function participantsOverTime(): Promise<Answer> {
  let now = 0;
  const asked: string[] = [];
  const known = { '0235:a': true, '0235:b': false, '0235:c': null } as const;
  const participants = keptParticipants(
    async (id) => {
      asked.push(`${now} ${id}`);
      if (!(id in known)) throw new Error('nobody');
      return { registered: known[id as keyof typeof known], receives: null, providers: [], reason: null };
    },
    { now: () => second(now) },
  );
  for (const moment of [0, 29, 30, 31, 299, 300, 301, 3599, 3600, 3601]) {
    now = moment;
    for (const id of ['0235:a', '0235:A', '0235:b', '0235:c', '0235:d']) await participants.look(id);
  }
  await Promise.all(['0235:A', '0235:a', '0235:a'].map((id) => participants.look(id)));
  return {
    step: 'participants over time',
    text: [...asked, shown(await participants.look('0235:d'))].join('\n'),
  };
}

/** The clients that wait because of the wrong keys of a neighbour. */
export async function keysOfNeighbours(): Promise<Answer> {
  const told: string[] = [];
  for (const [guesser, other] of [
    ['1.1.1.1', '1.1.1.1'],
    ['1.1.1.1', '1.1.1.2'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::ffff:1.1.1.1', '1.1.1.1'],
    ['x', 'x'],
    [undefined, undefined],
  ] as const) {
    const keys = createBadKeys({ requests: 2, seconds: 60 });
    const waits: unknown[] = [];
    for (const key of ['bad', 'worse', 'good']) {
      if (key === 'good') keys.noteValid('good');
      else await keys.noteUnknown(guesser, key);
      for (const asked of ['new', 'good'])
        waits.push((await keys.secondsUntilLookUp(other, asked)) !== undefined);
    }
    await keys.noteUnknown(guesser, 'good');
    waits.push((await keys.secondsUntilLookUp(other, 'good')) !== undefined);
    told.push(`${guesser} ${other} ${waits.map(Number).join('')}`);
  }
  return { step: 'wrong keys of neighbours', text: told.join('\n') };
}
