import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('pint-ae rules', () => {
  test('lists the rules that mention all the words', async () => {
    const { code, stdout } = await pintAe(['rules', 'payment', 'mandate']);
    expect(code).toBe(0);
    expect(stdout).toContain('ibr-067');
    expect(stdout).not.toContain('ibr-002');
  });

  test('filters by term and topic, in Arabic as in English', async () => {
    const { stdout } = await pintAe(['rules', '--term', 'ibt-081', '--topic', 'payment', '--lang', 'ar']);
    expect(withoutDirection(stdout)).toMatch(/ibr-049 +payment +[\u0600-\u06ff]/);
    const found = JSON.parse((await pintAe(['rules', '--term', 'IBT-081', '-f', 'json'])).stdout);
    for (const { terms } of found) expect(terms).toContain('IBT-081');
  });

  test('takes a term with or without its zeros', async () => {
    const listed = async (term: string) => (await pintAe(['rules', '--term', term])).stdout;
    expect(await listed('ibt-31')).toBe(await listed('IBT-031'));
  });

  test('says that no rule has a word, and which was meant', async () => {
    const { code, stderr } = await pintAe(['rules', 'payment', 'exempton']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('no rule has the word exempton; did you mean exemption?'),
    ]);
  });
});

describe('pint-ae rule-set', () => {
  const schema = (test: string) =>
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/><pattern><rule context="/*"><assert id="own-1" test="${test}">Our invoice numbers begin with OUR.</assert></rule></pattern></schema>`;

  test.each(languages)('says which word may follow it, in %s', async (language) => {
    const { code, stderr } = await pintAe(['rule-set', 'compil', 'own.sch', '--lang', language]);
    expect(code).toBe(2);
    expect(withoutDirection(stderr)).toContain(
      { en: 'did you mean compile?', ar: 'هل تقصد compile؟' }[language],
    );
  });

  test('needs a schema to compile, and suggests no word that is there', async () => {
    const { code, stderr } = await pintAe(['rule-set', 'compile']);
    expect(code).toBe(2);
    expect(stderr).toBe(
      'pint-ae: rule-set takes: compile FILE.sch|FILE.xslt…\nRun pint-ae rule-set --help for help.\n',
    );
  });

  test('compile makes a rule set that validate --rule-set judges by', async () => {
    const [source, compiled] = [join(folder, 'own.sch'), join(folder, 'own.json')];
    writeFileSync(source, schema("starts-with(cbc:ID, 'OUR')"));
    const made = await pintAe([
      'rule-set',
      'compile',
      source,
      '--release',
      '7',
      '--valid-from',
      '2026-01-01',
      '--out',
      compiled,
    ]);
    expect([made.code, made.stderr]).toEqual([0, 'own 7: 1 assertion compiled\n']);
    const { code, stdout } = await pintAe(['validate', valid, '--rule-set', compiled, '-f', 'json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      issues: [{ rule: 'own-1', message: 'Our invoice numbers begin with OUR.' }],
      ruleSet: { id: 'own', version: '7', validFrom: '2026-01-01', validTo: null },
    });
  });

  test('compile refuses what it cannot compile, with the place', async () => {
    const source = join(folder, 'wrong.sch');
    writeFileSync(source, schema('count(cbc:ID'));
    const { code, stderr } = await pintAe(['rule-set', 'compile', source]);
    expect(code).toBe(2);
    expect(stderr).toContain('wrong.sch:1');
  });

  test('a file that is not a rule set is refused', async () => {
    const { code, stderr } = await pintAe(['validate', valid, '--rule-set', valid]);
    expect(code).toBe(2);
    expect(stderr).toContain('is not a rule set');
  });
});
