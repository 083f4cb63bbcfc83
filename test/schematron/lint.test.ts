import { lintSchema } from 'schematron-compiler/lint';
import { expect, test } from 'vitest';
import unreachable from '../../schematron/unreachable.json' with { type: 'json' };
import { networkSchemas, projectSchema } from '../../scripts/sources.ts';
import { lintTerms } from '../../src/cli/schematron/lint.ts';

const found = lintSchema(projectSchema(), { terms: lintTerms() });

test('the rule of emirates does not see the addresses of seller and buyer, which rules before it take', () => {
  const hidden = lintSchema(projectSchema()).filter(({ kind }) => kind === 'partly-shadowed');
  expect(hidden.map(({ context }) => context)).toContain('cac:PostalAddress');
});

test('a rule of PINT-AE whose test is always true is known as unreachable', () => {
  const constant = found.filter(({ kind }) => kind === 'constant-test').map(({ id = '' }) => id);
  expect(constant.filter((id) => !Object.hasOwn(unreachable, id))).toEqual([]);
  expect(constant).toContain('ibr-187-ae');
});

test('no name in the rules is misspelt or lacks its prefix, no code looks like another, no id is there twice', () => {
  const kinds = new Set(found.map(({ kind }) => kind));
  for (const kind of ['misspelt-name', 'unprefixed-name', 'look-alike', 'duplicate-id'] as const)
    expect(kinds).not.toContain(kind);
});

test('nothing is found in the rules of tax data and message level statuses', () => {
  expect(Object.values(networkSchemas()).flatMap((schema) => lintSchema(schema))).toEqual([]);
});
