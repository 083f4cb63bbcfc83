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
const dangerous = [
  ...['"', "'", '`', ['$', '{1}'].join(''), '*/', '//', '\n', '\r', '\u2028', '\u2029', '\\', '</script>'],
  // Characters that names in JavaScript do not have.
  ...['²', 'x²', '\u2e2f', 'x\u2e2f', "');throw 1;('", '");throw 1;("'],
];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...dangerous),
);

describe('nothing of a rule set can be read as code', () => {
  test('whatever the ids, messages, patterns, files and literals are', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, anyText, (id, text, pattern, file, literal) => {
        const test = `name() = ${quoted(literal)} or normalize-space(${quoted(literal)}) = '${'"'}'`;
        const found = failedBy(schemaOf(id, text, test, pattern, file));
        const holds = literal === 'a' || literal.trim() === '"';
        expect(found).toEqual(holds ? [] : [{ id, text }]);
      }),
      {
        numRuns: dangerous.length + runs(300),
        examples: dangerous.map((each) => [each, each, each, each, each]),
      },
    );
  });

  test('whatever variables are called', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'Z', 'é', '_', '-', '.', '9', '·', 'ß', '\u0301'),
      minLength: 1,
    });
    const reserved = ['d', 'n', 'report', 'error', 'rules', 'new', 'eval', 'children', 'undefined', 'await'];
    const tried = [...reserved, 'of', '\u2e2f'];
    fc.assert(
      fc.property(name, (variable) => {
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
      { numRuns: tried.length + runs(100), examples: tried.map((each) => [each]) },
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
