import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';

describe('pint-ae rule-set', () => {
  test.each(languages)('says which word may follow it, in %s', async (language) => {
    const { code, stderr } = await pintAe(['rule-set', 'compil', 'own.sch', '--lang', language]);
    expect(code).toBe(2);
    expect(withoutDirection(stderr)).toContain(
      { en: 'did you mean compile?', ar: 'هل تقصد compile؟' }[language],
    );
  });

  test('compile refuses what it cannot compile, with the place', async () => {
    const source = join(temporaryFolder(), 'wrong.sch');
    writeFileSync(
      source,
      '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="/*"><assert test="count(ID">-</assert></rule></pattern></schema>',
    );
    const { code, stderr } = await pintAe(['rule-set', 'compile', source]);
    expect(code).toBe(2);
    expect(stderr).toContain('wrong.sch:1');
  });
});
