import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mutatedText } from './mutate.ts';
import { randomFrom } from './random.ts';
import { targets } from './targets.ts';

const found = join(import.meta.dirname, 'found');

describe('whatever input it gets, nothing throws', () => {
  test.each(Object.entries(targets))('%s', async (_, { seeds, attempt }) => {
    const random = randomFrom(Number(process.env.FAST_CHECK_SEED));
    for (let index = 0; index < 60; index += 1) {
      const [one = '', other = ''] = [random(), random()].map((at) => seeds[Math.floor(at * seeds.length)]);
      const text = mutatedText(one, other, random);
      await expect((async () => attempt(text, random))(), text.slice(0, 500)).resolves.not.toBe(null);
    }
  });

  test.each(readdirSync(found))('input that once caused a failure: %s', async (name) => {
    const target = targets[name.split('-')[0] ?? ''];
    const text = readFileSync(join(found, name), 'utf8');
    await expect((async () => target?.attempt(text, randomFrom(1)))()).resolves.not.toBe(null);
  });
});
