import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSlowTargets } from '../../src/targets/slow-targets.ts';

/** A clock that the test moves. */
function simulated() {
  let now = 0;
  const waiting: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    move: (seconds: number) => {
      now += seconds;
    },
    pause: (seconds: number) =>
      new Promise<void>((wake) => {
        waiting.push({ at: now + seconds, wake });
      }),
    /** Moves to whatever is next, until nothing waits. */
    run: async () => {
      for (;;) {
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        waiting.sort((one, other) => one.at - other.at);
        const next = waiting.shift();
        if (next === undefined) return;
        now = Math.max(now, next.at);
        next.wake();
      }
    },
  };
}

const failing = async () => ({ result: 'tried', failed: true });
const answering = async () => ({ result: 'tried', failed: false });

describe('A target', () => {
  test('is only one of ten thousand that are remembered: of more the one that was tried longest ago is forgotten', async () => {
    const { now } = simulated();
    const { trying } = createSlowTargets(now);
    const setAside = async (name: string) => {
      for (let time = 0; time < 2; time += 1) await trying(name, failing);
    };
    await trying('again later', failing);
    for (let index = 1; index < 10_000; index += 1) await setAside(`target ${index}`);
    await trying('again later', failing);
    expect(await trying('target 1', answering)).toHaveProperty('seconds');
    await setAside('one more');
    for (const kept of ['target 2', 'again later'])
      expect(await trying(kept, answering)).toHaveProperty('seconds');
    expect(await trying('target 1', answering)).toMatchObject({ result: 'tried', mayCome: 0 });
  });

  test('that comes back is one like the others after sixty-four answers', async () => {
    const { now, move } = simulated();
    const { trying } = createSlowTargets(now);
    for (let time = 0; time < 2; time += 1) await trying('slow', failing);
    move(5);
    for (let steps = 2; steps < 64; steps += 1)
      expect(await trying('slow', answering)).toMatchObject({ mayCome: steps });
    expect(await trying('slow', answering)).toMatchObject({ mayCome: 0 });
    expect(await trying('slow', answering)).toMatchObject({ mayCome: 0 });
  });

  test('is set aside once for forty time-outs of one moment', async () => {
    const { now, pause, run } = simulated();
    const { trying } = createSlowTargets(now);
    const all = Promise.all(
      Array.from({ length: 40 }, () =>
        trying('slow', async () => {
          await pause(6);
          return failing();
        }),
      ),
    );
    await run();
    await all;
    expect(await trying('slow', answering)).toEqual({ seconds: 5 });
  });

  test('is tried by one alone while it is set aside, whatever began before and ends meanwhile', async () => {
    const { now, move } = simulated();
    const { trying } = createSlowTargets(now);
    const ends: (() => void)[] = [];
    const pending = () =>
      trying('slow', async () => {
        await new Promise<void>((end) => ends.push(end));
        return failing();
      });
    const early = pending();
    await trying('slow', failing);
    await trying('slow', failing);
    move(600);
    const probe = pending();
    ends[0]?.();
    await early;
    expect(await trying('slow', answering)).toHaveProperty('seconds');
    ends[1]?.();
    await probe;
  });

  test('that was set aside is tried by one, and then by two and by four at once', async () => {
    const { now, move } = simulated();
    const { trying } = createSlowTargets(now);
    for (let time = 0; time < 2; time += 1) await trying('slow', failing);
    move(5);
    const ends: (() => void)[] = [];
    const begin = () =>
      trying('slow', async () => {
        await new Promise<void>((end) => ends.push(end));
        return answering();
      });
    for (const [atOnce, seconds] of [
      [1, 2],
      [2, 1],
      [4, 1],
      [8, 1],
    ] as const) {
      const tries = Array.from({ length: atOnce }, begin);
      expect(await begin()).toEqual({ seconds });
      expect(ends).toHaveLength(atOnce);
      for (const end of ends.splice(0)) end();
      expect(await Promise.all(tries)).toMatchObject(tries.map(() => ({ result: 'tried' })));
    }
  });
});

test('No document waits longer than twice the outage and fifteen seconds, beyond the time that a try takes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        documents: fc.integer({ min: 1, max: 60 }),
        outage: fc.integer({ min: 1, max: 250 }),
        /** Time that a try takes to fail. */
        timeOut: fc.constantFrom(0, 1, 5),
        between: fc.constantFrom(0, 0.1, 3),
      }),
      async ({ documents, outage, timeOut, between }) => {
        const { now, pause, run } = simulated();
        const { trying } = createSlowTargets(now);
        const waits: number[] = [];
        const send = async (index: number) => {
          await pause(index * between);
          const since = now();
          for (;;) {
            const tried = await trying('slow', async () => {
              if (now() >= outage) return { result: 'sent', failed: false };
              await pause(timeOut);
              return { result: 'failed', failed: true };
            });
            if ('result' in tried && tried.result === 'sent') break;
            await pause('seconds' in tried ? tried.seconds : tried.retryIn);
          }
          waits.push(now() - since);
        };
        const all = Promise.all(Array.from({ length: documents }, (_, index) => send(index)));
        await run();
        await all;
        expect(Math.max(...waits)).toBeLessThanOrEqual(2 * outage + 15 + timeOut);
      },
    ),
    { numRuns: 100 },
  );
});
