import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import type { SchematronSchema } from '../../../src/schematron/schema.ts';
import { runs } from '../../tier.ts';
import { treeOf } from './evaluate-xpath.ts';

const source = { file: 'own.sch', line: 1 };
const root = treeOf('<a/>');

function schemaOf(id: string, text: string, test: string, pattern = 'p', file = 'own.sch'): SchematronSchema {
  const assert = { id, kind: 'assert', test, text, source: { file, line: 1 } } as const;
  return {
    namespaces: [],
    lets: [],
    functions: [],
    patterns: [
      {
        id: pattern,
        lets: [],
        rules: [{ context: '/*', id, lets: [], asserts: [assert], source: { file, line: 1 } }],
      },
    ],
  };
}

function failedBy(schema: SchematronSchema) {
  const { failed } = createCompiledEngine(evaluateRules(schema)).judge({ root }, 'billing');
  return failed.map(({ id, text }) => ({ id, text }));
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"',
    "'",
    '`',
    ['$', '{1}'].join(''),
    '*/',
    '//',
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\\',
    '</script>',
    '²',
    'x²',
    "');throw 1;('",
    '");throw 1;("',
  ),
);

describe('nothing of a rule set can be read as code', () => {
  test.each(['x²', '\u2e2f', 'x\u2e2f'])(
    'an id with characters that JavaScript names do not have: %s',
    (id) => {
      expect(failedBy(schemaOf(id, 'Never.', 'false()'))).toEqual([{ id, text: 'Never.' }]);
    },
  );

  test('a variable of such characters', () => {
    const lets = [{ name: '\u2e2f', value: "'x'", source }];
    expect(failedBy({ ...schemaOf('r', 'Never.', "$\u2e2f = 'x'"), lets })).toEqual([]);
  });

  test('a quote in a literal', () => {
    expect(failedBy(schemaOf('r', 'Never.', `name() = '"'`))).toHaveLength(1);
  });

  test('whatever the ids, messages, patterns, files and literals are', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, anyText, (id, text, pattern, file, literal) => {
        const test = `name() = ${quoted(literal)} or normalize-space(${quoted(literal)}) = '${'"'}'`;
        const found = failedBy(schemaOf(id, text, test, pattern, file));
        const holds = literal === 'a' || literal.trim() === '"';
        expect(found).toEqual(holds ? [] : [{ id, text }]);
      }),
      { numRuns: runs(300) },
    );
  });

  test('whatever variables are called', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'Z', 'é', '_', '-', '.', '9', '·', 'ß', '\u0301'),
      minLength: 1,
    });
    const reserved = fc.constantFrom(
      'd',
      'n',
      'report',
      'error',
      'rules',
      'new',
      'eval',
      'children',
      'undefined',
      'await',
      'of',
    );
    fc.assert(
      fc.property(fc.oneof(name, reserved), (variable) => {
        fc.pre(/^[\p{L}_]/u.test(variable));
        const schema = schemaOf(
          'r',
          'm',
          `$${variable} = 'x' and (for $${variable} in 'y' return $${variable}) = 'y'`,
        );
        const lets = [{ name: variable, value: "'x'", source }];
        expect(failedBy({ ...schema, lets })).toEqual([]);
        expect(
          failedBy({
            ...schema,
            patterns: schema.patterns.map((each) => ({
              ...each,
              rules: each.rules.map((rule) => ({ ...rule, lets })),
            })),
          }),
        ).toEqual([]);
      }),
    );
  });
});

test('the namespace in a name, whatever it is, names only that', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = `Q{${text.replaceAll(/[{}]/g, '')}}none`;
      const schema = schemaOf('own-1', 'Text.', `exists(${name}/${name}[@${name} = //${name}/text()])`);
      expect(failedBy(schema)).toEqual([{ id: 'own-1', text: 'Text.' }]);
    }),
  );
});
