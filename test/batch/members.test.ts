import { describe, expect, test } from 'vitest';
import { validateBatch } from '../../src/batch/index.ts';

const request = JSON.stringify({});
const good = { name: 'a', content: request };

async function verdicts(inputs: unknown): Promise<string[]> {
  const taken: string[] = [];
  try {
    for await (const { document, outcome } of validateBatch(inputs as never, { threads: 0 }))
      taken.push(`${document} ${outcome}`);
  } catch (error) {
    taken.push(error instanceof TypeError ? error.message : `not a TypeError: ${error}`);
  }
  return taken;
}

const throwing = () => {
  throw new Error('not today');
};

describe('an input of a batch that is not an input is a TypeError that names its place', () => {
  // biome-ignore lint/suspicious/noSparseArray: a list with a hole is what is tested
  const hole = [good, , good];
  test.each<[string, unknown, RegExp]>([
    ['null', [null], /^validateBatch: inputs\[0\] is null, not \{ name, content \}, /],
    ['a text', [good, 'INV-1'], /^validateBatch: inputs\[1\] is "INV-1", not /],
    ['a list with a hole', hole, /^validateBatch: inputs\[1\] is undefined, not /],
    ['without a name', [{ content: request }], /^validateBatch: inputs\[0\] is /],
    ['without content', [{ name: 'a' }], /^validateBatch: inputs\[0\] is /],
    ['content that is an object', [{ name: 'a', content: {} }], /^validateBatch: inputs\[0\] is /],
    ['lines that are a text', [{ name: 'a', lines: '{}' }], /^validateBatch: inputs\[0\] is /],
    [
      'a getter that throws',
      [Object.defineProperty({ name: 'a' }, 'content', { get: throwing })],
      /^validateBatch: inputs\[0\] cannot be read: not today|^validateBatch: the inputs\[0\] cannot/,
    ],
    [
      'lines that are texts',
      [{ name: 'a', lines: ['{}\n'] }],
      /^validateBatch: a piece of the lines of a is "\{\}\\n", not /,
    ],
    [
      'steps that are not objects',
      { [Symbol.asyncIterator]: () => ({ next: async () => 5 }) },
      /^validateBatch: /,
    ],
    ['an iterator without next', { [Symbol.iterator]: () => ({}) }, /^validateBatch: /],
    ['an iterator that is none', { [Symbol.asyncIterator]: () => null }, /^validateBatch: /],
  ])('%s', async (_, inputs, message) => {
    const taken = await verdicts(inputs);
    expect(taken.at(-1)).toMatch(message);
  });

  test('what the iterable throws is thrown as it is', async () => {
    async function* failing() {
      yield good;
      throw new RangeError('the database is gone');
    }
    const all = async () => {
      for await (const { document } of validateBatch(failing(), { threads: 0 })) expect(document).toBe('a');
    };
    await expect(all()).rejects.toThrow(new RangeError('the database is gone'));
  });
});
