import { threadId } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { createUpWorkers, tellQuick } from '../../src/workers/up-workers.ts';

const thread = (id: number) => ({ id, currentUsage: 0, destroyed: false });

describe('of the workers that are up', () => {
  test('those that told that they are quick are quick, be it before they are up', () => {
    const up = createUpWorkers();
    up.add(thread(1));
    for (const id of [1, 2]) up.hear({ pintAeQuickThread: id });
    for (const id of [2, 3]) up.add(thread(id));
    expect(up.all().map(({ id, isQuick }) => [id, isQuick()])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  test('one is quick when it has told so', () => {
    const up = createUpWorkers();
    up.add(thread(threadId));
    tellQuick(null);
    expect(up.all().map(({ isQuick }) => isQuick())).toEqual([false]);
    tellQuick({ postMessage: up.hear });
    expect(up.all().map(({ isQuick }) => isQuick())).toEqual([true]);
  });

  test.each([null, undefined, 'pintAeQuickThread', 7, {}, { other: 1 }, [1]])(
    'none is quick for another message: %j',
    (told) => {
      const up = createUpWorkers();
      up.add(thread(1));
      up.hear(told);
      expect(up.all().map(({ isQuick }) => isQuick())).toEqual([false]);
    },
  );

  test('those that work are not idle, and those that ended are forgotten with what they told', () => {
    const up = createUpWorkers();
    const [busy, ended] = [
      { ...thread(1), currentUsage: 1 },
      { ...thread(2), destroyed: false },
    ];
    up.add(busy);
    up.add(ended);
    up.hear({ pintAeQuickThread: 2 });
    expect(up.all().map(({ isIdle }) => isIdle())).toEqual([false, true]);
    ended.destroyed = true;
    expect([up.removeEnded(), up.size(), up.removeEnded()]).toEqual([1, 1, 0]);
    up.add(thread(2));
    expect(up.all().map(({ id, isQuick }) => [id, isQuick()])).toEqual([
      [1, false],
      [2, false],
    ]);
  });
});
