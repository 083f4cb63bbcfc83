import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
import { defaultVersion, releaseOn, versions } from '../releases.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

const judgedBy = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await pintAe(['validate', ...args, '-f', 'json']);
  return code > 1 ? stderr : JSON.parse(stdout).ruleSet.version;
};
const abroad = 'examples/export-usd.json';

describe('--release', () => {
  test('names a release', async () => {
    expect(await judgedBy(valid, '--release', '1.0.3')).toBe('1.0.3');
    expect(await judgedBy(valid, '--release', defaultVersion)).toBe(defaultVersion);
    const { code, stdout } = await pintAe(['validate', abroad, '--release', '1.0.3']);
    expect(code).toBe(1);
    expect(stdout).toContain('ibr-126');
    expect(stdout).toContain('release 1.0.3 refuses amounts in any other currency');
  });

  test('chooses it by the issue date', async () => {
    const folder = temporaryFolder();
    for (const [issueDate, version] of [
      ['2026-04-01', '1.0.3'],
      ['2026-06-01', releaseOn('2026-06-01')],
    ] as const) {
      const file = join(folder, `${issueDate}.json`);
      const { default: request } = await import('../../examples/standard-invoice.json', {
        with: { type: 'json' },
      });
      writeFileSync(file, JSON.stringify({ ...request, issueDate }));
      expect(await judgedBy(file, '--release', '1.0.3', '--release', '1.0.4')).toBe(version);
    }
  });

  test.each(languages)('refuses one that does not exist, with those that do, in %s', async (language) => {
    const { code, stderr } = await pintAe(['validate', valid, '--release', '0.0.1', '--lang', language]);
    expect(code).toBe(2);
    expect(withoutDirection(stderr)).toContain(
      {
        en: `--release must be one of ${versions.join(', ')}`,
        ar: 'قيمة --release إحدى القيم 1.0.3',
      }[language],
    );
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

  test('goes for SaxonJS too', async () => {
    const { code, stdout } = await pintAe(['validate', abroad, '--release', '1.0.3', '--engine', 'saxon']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('ibr-126')]);
  });

  test('goes for convert and render', async () => {
    const { stdout } = await pintAe(['convert', abroad, '--release', '1.0.3']);
    expect(stdout).toBe('');
    const rendered = await pintAe(['render', abroad, '--release', '1.0.3']);
    expect(rendered.code).toBe(1);
  });
});
