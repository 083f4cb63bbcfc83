import { castItems } from '../../xpath/compile/cast.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { asMany } from '../../xpath/compile/items.ts';
import type { Scope, Variables } from '../../xpath/compile/scope.ts';
import type { ModuleWriter } from '../../xpath/plan/module.ts';
import { type Declaration, documentLocal, infix, literal, method, type Plan } from '../../xpath/plan/plan.ts';
import { literalText } from '../../xpath/plan/print.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type {
  MessagePart,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
  SourcePlace,
} from '../schema.ts';
import { usedLets } from './judgement.ts';
import { located } from './located.ts';
import { nodeLocal } from './patterns/conditions.ts';
import { patternScope } from './patterns.ts';
import { ruleScope, type Surroundings } from './rules.ts';

/** What a module says of its rules beside what fails: the table `explained`. */
export interface Explanation {
  addRule(
    rule: SchematronRule,
    surroundings: Surroundings,
    variables: Variables,
    schema: SchematronSchema,
  ): void;
  addPattern(pattern: SchematronPattern): void;
  text(): string;
}

export function createExplanation(schemas: readonly SchematronSchema[], writer: ModuleWriter): Explanation {
  const patterns: string[] = [];
  const rules: string[] = [];
  const asserts: string[] = [];

  /** A function that gives a message, with the variables of its rule. */
  function message(
    hint: string,
    parts: readonly MessagePart[],
    source: SourcePlace,
    { scope, lets }: ReturnType<typeof ruleScope>,
  ): string {
    const value = textOf(parts, source, scope);
    const body: Declaration['body'] = [...usedLets(lets, [value]), { kind: 'return', value }];
    return writer.functionName({ hint, parameters: [documentLocal, nodeLocal], body });
  }

  return {
    addPattern: ({ id, name = '' }) =>
      patterns.push(`{ id: ${literalText(id)}, name: ${literalText(name)} }`),

    addRule(rule, surroundings, variables, schema) {
      const { id = '', context, role = '', flag = '' } = rule;
      rules.push(fields({ id, context, role, flag }));
      const inside = ruleScope(rule, surroundings, variables);
      for (const assert of rule.asserts) {
        const within =
          assert.forEach === undefined
            ? inside
            : { lets: [], scope: patternScope(surroundings.library, surroundings.namespaces, variables) };
        const text = message(`text_${assert.id}`, assert.parts ?? [assert.text], assert.source, within);
        const diagnostics = named(assert.diagnostics, schema.diagnostics).map(
          (each) =>
            `{ id: ${literalText(each.id)}, language: ${literalText(each.language)}, text: ${message(`diagnostic_${each.id}`, each.parts, each.source, within)} }`,
        );
        const properties = named(assert.properties, schema.properties).map(
          ({ id, role, scheme, parts, source }) =>
            `{ ...${fields({ id, role, scheme })}, text: ${message(`property_${id}`, parts, source, within)} }`,
        );
        const kind = assert.kind === 'report' && assert.fails !== true ? 'report' : 'assert';
        const known = {
          id: assert.id,
          kind,
          test: assert.test,
          role: assert.role ?? '',
          flag: assert.flag ?? '',
        };
        asserts.push(
          `{ ...${fields(known)}, text: ${text}, diagnostics: [${diagnostics.join(', ')}], properties: [${properties.join(', ')}] }`,
        );
      }
    },

    text() {
      const first = (of: 'title' | 'schemaVersion' | 'phase') =>
        schemas.map((schema) => schema[of] ?? '').find((each) => each !== '') ?? '';
      const namespaces = schemas.flatMap((schema) =>
        schema.namespaces.map(({ prefix, uri }) => [prefix, uri]),
      );
      const list = (entries: readonly string[]) =>
        `[\n${entries.map((each) => `      ${each},\n`).join('')}    ]`;
      return [
        '  explained: {',
        `    title: ${literalText(first('title'))},`,
        `    schemaVersion: ${literalText(first('schemaVersion'))},`,
        `    phase: ${literalText(first('phase'))},`,
        `    namespaces: ${JSON.stringify(namespaces)},`,
        `    patterns: ${list(patterns)},`,
        `    rules: ${list(rules)},`,
        `    asserts: ${list(asserts)},`,
        '  },',
      ].join('\n');
    },
  };
}

function fields(record: Readonly<Record<string, string>>): string {
  return `{ ${Object.entries(record)
    .map(([name, value]) => `${name}: ${literalText(value)}`)
    .join(', ')} }`;
}

/** What an assertion refers to by id. */
function named<Referenced extends { readonly id: string }>(
  ids: readonly string[] = [],
  all: readonly Referenced[] = [],
): Referenced[] {
  return all.filter(({ id }) => ids.includes(id));
}

/** A message with its values as texts, several of one part by blanks. */
function textOf(parts: readonly MessagePart[], source: SourcePlace, scope: Scope): Plan {
  const plans = parts.map((part): Plan => {
    if (typeof part === 'string') return literal(part);
    return located(source, part.select, () => {
      const expression = parseXPath(part.select, scope.namespaces);
      const texts = asMany(castItems(compiler.atoms(expression, scope), 'string', expression));
      return method(texts.plan, 'join', literal(' '));
    });
  });
  return plans.reduce((left, right) => infix('+', left, right), literal(''));
}
