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

describe('--rule-set', () => {
  test('names a release', async () => {
    expect(await judgedBy(valid, '--release', '1.0.3')).toBe('1.0.3');
    expect(await judgedBy(valid, '--rule-set', defaultVersion)).toBe(defaultVersion);
    const { code, stdout } = await pintAe(['validate', abroad, '--release', '1.0.3']);
    expect(code).toBe(1);
    expect(stdout).toContain('ibr-126');
    expect(stdout).toContain('release 1.0.3 refuses amounts in another currency');
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
      expect(await judgedBy(file, '--release', '1.0.3,1.0.4')).toBe(version);
    }
  });

  test.each(languages)('refuses one that does not exist, with those that do, in %s', async (language) => {
    const { code, stderr } = await pintAe(['validate', valid, '--release', '0.0.1', '--lang', language]);
    expect(code).toBe(2);
    expect(withoutDirection(stderr)).toContain(
      {
        en: `--release 0.0.1 is neither a file nor a release; the releases are ${versions.join(', ')}, and by-issue-date takes`,
        ar: 'القيمة --release 0.0.1 ليست ملفاً ولا إصداراً؛ والإصدارات هي 1.0.3',
      }[language],
    );
  });

  test('refuses a release beside the choice by date', async () => {
    const { code, stderr } = await pintAe([
      'validate',
      valid,
      '--rule-set',
      'by-issue-date',
      '--rule-set',
      '1.0.3',
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('leave 1.0.3 out, or by-issue-date')]);
  });

  test('takes the file of that name, and any name that ends in .json, for a file', async () => {
    const folder = mkdtempSync(join(temporaryFolder(), 'own-'));
    const file = join(folder, '1.0.3');
    writeFileSync(file, '{}');
    expect(await judgedBy(valid, '--rule-set', file)).toContain('1.0.3 is not a rule set');
    expect(await judgedBy(valid, '--rule-set', 'absent.json')).toContain('absent.json');
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
