import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiFile, publicApi } from '../../scripts/api.ts';
import { describeBuilt, isBuilt } from './installed.ts';

describeBuilt('the public interface (npm run build makes it)', () => {
  const { text, unexported } = isBuilt ? publicApi() : { text: '', unexported: [] };

  test('is the one that stands in api.md, which npm run tool -- api writes', () => {
    expect(text.length).toBeGreaterThan(50_000);
    expect(readFileSync(apiFile, 'utf8')).toBe(text);
  });

  test('exports every type that it leads to', () => {
    expect(unexported).toEqual([]);
  });
});
