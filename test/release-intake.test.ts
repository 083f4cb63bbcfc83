import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchematron } from 'schematron-compiler/rules';
import { describe, expect, test } from 'vitest';
import kept from '../rules/ae/releases/1.0.4/official.json' with { type: 'json' };
import { wholeRelease } from '../rules/ae/releases/index.ts';
import { comparisonOf, linesOf } from '../scripts/release/comparison.ts';
import { readPublication } from '../scripts/release/publication.ts';
import { skeletonOf } from '../scripts/release/skeleton.ts';
import { idsOf } from '../scripts/releases/compose.ts';
import { projectSchema } from '../scripts/sources.ts';
import { temporaryFolder } from './temporary-folder.ts';

const assertion = (id: string, test: string) => `<assert id="${id}" test="${test}">x</assert>`;

const schematron = (
  ...asserts: readonly string[]
) => `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
  <pattern id="p"><rule context="Invoice">${asserts.join('\n')}</rule></pattern></schema>`;

const genericode = (codes: Readonly<Record<string, string>>) => {
  const value = (column: string, text: string) =>
    `<Value ColumnRef="${column}"><SimpleValue>${text}</SimpleValue></Value>`;
  const rows = Object.entries(codes).map(
    ([code, name]) => `<Row>${value('id', code)}${value('name', name)}</Row>`,
  );
  return `<gc:Codelist xmlns:gc="urn:gc"><SimpleCodeList>${rows.join('')}</SimpleCodeList></gc:Codelist>`;
};

function published(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return readPublication(folder);
}

const codes = (text: string) => `contains(' ${text} ', concat(' ', normalize-space(.), ' '))`;
const before = published({
  'billing/rules.sch': schematron(
    assertion('ibr-1', 'a'),
    assertion('ibr-2', 'b'),
    assertion('ibr-3', codes('A B C D E F G H I')),
    assertion('ibr-4', 'd  or e'),
  ),
});
const after = published({
  'billing/rules.sch': schematron(
    assertion('ibr-1', 'a and not(b)'),
    assertion('ibr-3', codes('A B C D E F G H I J')),
    assertion('ibr-4', 'd\n or e'),
    assertion('ibr-5', 'e'),
  ),
  'billing/Colour.gc': genericode({ R: 'Red', G: 'Green', X: 'Kept apart' }),
  'billing/Type.gc': genericode({ '380': 'Invoice' }),
  'billing-sb/Type.gc': genericode({ '389': 'Self-billed invoice' }),
  'billing/Shape.gc': genericode({ C: 'Circle' }),
});
const comparison = comparisonOf(
  {
    rules: before.rules,
    lists: { Colour: { with: { X: '' }, without: ['Y'] } },
    codeLists: [
      { id: 'Colour', codes: { R: 'Red', B: 'Blue', Y: 'Ours' } },
      { id: 'Type', codes: { '380': 'Invoice' } },
      { id: 'Own', codes: {} },
    ],
  },
  after,
);

describe('a publication of the rules is compared with the release that is here', () => {
  test('rule by rule: new ones, those that went, and those that assert something else, blanks aside', () => {
    expect(comparison).toMatchObject({
      added: ['ibr-5'],
      removed: ['ibr-2'],
      changed: ['ibr-1'],
      otherCodes: ['ibr-3'],
      unchanged: 1,
    });
  });

  test('code by code, without the differences that are known', () => {
    expect(comparison.lists).toEqual({
      Colour: { with: { G: 'Green' }, without: ['B'] },
      'Type-selfbilling': { codes: { '389': 'Self-billed invoice' } },
      Shape: { codes: { C: 'Circle' } },
    });
    expect(comparison.unpublishedLists).toEqual(['Own']);
  });

  test('and said in words', () => {
    expect(linesOf(comparison)).toEqual([
      '  rules added 1: ibr-5',
      '  rules removed 1: ibr-2',
      '  rules changed in context or test 1: ibr-1',
      '  rules changed in the codes they list 1: ibr-3',
      '  rules unchanged 1',
      '  code lists changed 3: Colour (+G -B), Shape (new, 1 codes), Type-selfbilling (new, 1 codes)',
      '  code lists of ours that it lacks 1: Own',
    ]);
  });

  test('and is refused without rules', () => {
    expect(() => published({ 'a.txt': '' })).toThrow('there is no Schematron with rules');
  });
});

describe('the folder of a release that is taken in', () => {
  const changed = { ...comparison, changed: ['ibr-002'] };
  const files = skeletonOf(
    { version: '9.1.0', validFrom: '2030-01-01', differsFrom: '1.0.4' },
    changed,
    projectSchema(),
  );

  test('holds its facts, and the codes that changed', () => {
    expect(files['release.ts']).toContain("withoutRules: ['ibr-2']");
    expect(files['release.ts']).toContain("validFrom: '2030-01-01'");
    expect(JSON.parse(files['codelists.json'] ?? '')).toEqual(comparison.lists);
  });

  test('holds the changed rules as they stand here, in their patterns and contexts', () => {
    const schema = readSchematron('rules.sch', () => files['rules.sch'] ?? '', [], { visited: 'elements' });
    expect(schema.patterns.flatMap(idsOf)).toEqual(['ibr-002']);
    expect(files['rules.sch']).toContain('New: ibr-5.');
  });
});

test('the rules of the release that stands as a whole are those of its publication', () => {
  const ids = new Set(projectSchema(wholeRelease?.version).patterns.flatMap(idsOf));
  expect([...ids].sort()).toEqual(Object.keys(kept.rules).sort());
});

test('a publication is read for what it probably does not mean, once for all its files', () => {
  const rules = schematron(assertion('ibr-1', 'true()'), assertion('ibr-2', 'a'));
  const { lint } = published({
    'billing/rules.sch': rules,
    'billing-sb/rules.sch': rules,
    'billing/Currency.gc': genericode({ AED: 'Dirham', '\u0415UR': 'Euro' }),
  });
  expect(lint.map(({ kind, source }) => `${source.file} ${kind}`)).toEqual([
    'billing/rules.sch constant-test',
    'billing/Currency.gc look-alike',
  ]);
});
