import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoSkeleton, ownRules } from 'schematron-compiler/testing';
import { describe, expect, test } from 'vitest';
import type { RuleSetFile } from '../../src/schematron/rule-set-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const folder = temporaryFolder();
const [schema, stylesheet, withoutRules, document] = ['own.sch', 'own.xslt', 'empty.sch', 'document.xml'].map(
  (name) => join(folder, name),
) as [string, string, string, string];

const pattern = (id: string) =>
  `<pattern id="${id}"><rule context="/*"><assert id="of-${id}" test="false()">-</assert></rule></pattern>`;
writeFileSync(
  schema,
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" defaultPhase="draft">
    <phase id="draft"><active pattern="one"/></phase>
    <phase id="final"><active pattern="two"/></phase>
    <phase id="none"/>
    ${pattern('one')}${pattern('two')}</schema>`,
);
writeFileSync(stylesheet, isoSkeleton(ownRules));
writeFileSync(withoutRules, '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern/></schema>');
writeFileSync(document, '<order/>');

const compile = (path: string, ...options: readonly string[]) =>
  pintAe(['rule-set', 'compile', path, ...options]);

describe('pint-ae rule-set compile --phase', () => {
  test.each<[ids: string[], options: string[]]>([
    [['of-one'], []],
    [['of-one'], ['--phase', '#DEFAULT']],
    [['of-two'], ['--phase', 'final']],
    [
      ['of-one', 'of-two'],
      ['--phase', '#ALL'],
    ],
  ])('takes the assertions %j for %j', async (ids, options) => {
    const { stdout } = await compile(schema, ...options);
    const { schemas } = JSON.parse(stdout) as RuleSetFile;
    const taken = schemas[0]?.patterns.flatMap(({ rules }) => rules.flatMap(({ asserts }) => asserts));
    expect(taken?.map(({ id }) => id)).toEqual(ids);
  });

  test('names the phases that there are', async () => {
    const { code, stderr } = await compile(schema, '--phase', 'finla');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('own.sch:1: there is no phase finla, but draft, final, none'),
    ]);
  });

  test('refuses a phase without any assertion, as pint-ae schematron does', async () => {
    const said =
      'own.sch:1: phase none has no assertion and would check nothing; name its patterns with active';
    for (const { code, stderr } of [
      await compile(schema, '--phase', 'none'),
      await pintAe(['schematron', schema, '--phase', 'none', '--', document]),
    ])
      expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });
});

test('a schema without any assertion makes no rule set', async () => {
  const { code, stderr } = await compile(withoutRules);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('empty.sch:1: the schema has no assertion and would check nothing'),
  ]);
});

describe('a stylesheet holds the patterns of one phase', () => {
  const said =
    'own.xslt:2: a stylesheet holds the patterns of the phase that it was made for; give its schema, or leave the phase final out';

  test('so it has none to choose', async () => {
    for (const { code, stderr } of [
      await compile(stylesheet, '--phase', 'final'),
      await pintAe(['schematron', stylesheet, '--phase', 'final', '--', document]),
    ])
      expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });

  test.each(['#ALL', '#DEFAULT'])('and %s are those', async (phase) => {
    expect(await compile(stylesheet, '--phase', phase)).toMatchObject({ code: 0 });
  });
});
