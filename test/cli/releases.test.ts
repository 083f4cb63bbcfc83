import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultVersion, versions } from '../releases.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

const judgedBy = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await pintAe(['validate', ...args, '-f', 'json']);
  return code > 1 ? stderr : JSON.parse(stdout).ruleSet.version;
};

describe('--release', () => {
  test.each(versions)('names a release: %s', async (version) => {
    expect(await judgedBy(valid, '--release', version)).toBe(version);
  });

  test('names no rule set: that is a file of its own option', async () => {
    const folder = mkdtempSync(join(temporaryFolder(), 'own-'));
    const file = join(folder, '1.0.3');
    writeFileSync(file, '{}');
    expect(await judgedBy(valid, '--rule-set', file)).toContain('1.0.3 is not a rule set');
    expect(await judgedBy(valid, '--rule-set', 'absent.json')).toContain('absent.json');
  });

  test('goes for SaxonJS too where its rule set is named', async () => {
    const judged = (...release: string[]) =>
      judgedBy(valid, '--engine', 'saxon', '--rule-set', 'pint-ae', ...release);
    expect(await judged()).toBe(defaultVersion);
    for (const version of versions) expect(await judged('--release', version)).toBe(version);
  });
});
