import type { Variables } from '../../xpath/compile/scope.ts';
import type { ModuleWriter } from '../../xpath/plan/module.ts';
import { literalText } from '../../xpath/plan/print.ts';
import type {
  MessagePart,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
  SourcePlace,
} from '../schema.ts';
import { messageFunction, subjectFunction } from './messages.ts';
import { ruleScope, type Surroundings, scopeOfMessage } from './rules.ts';

/** What a module says about its rules besides findings: the table `explained`. */
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

  const message = (
    hint: string,
    parts: readonly MessagePart[],
    source: SourcePlace,
    inside: ReturnType<typeof ruleScope>,
  ) => messageFunction(hint, parts, source, inside, writer);

  return {
    addPattern: ({ id, name = '' }) =>
      patterns.push(`{ id: ${literalText(id)}, name: ${literalText(name)} }`),

    addRule(rule, surroundings, variables, schema) {
      const { id = '', context, role = '', flag = '' } = rule;
      rules.push(fields({ id, context, role, flag }));
      const inside = ruleScope(rule, surroundings, variables);
      for (const assert of rule.asserts) {
        const within = scopeOfMessage(assert, inside, surroundings, variables);
        const text = message(`text_${assert.id}`, assert.parts ?? [assert.text], assert.source, within);
        const diagnostics = named(assert.diagnostics, schema.diagnostics).map(
          (each) =>
            `{ id: ${literalText(each.id)}, language: ${literalText(each.language)}, text: ${message(`diagnostic_${each.id}`, each.parts, each.source, within)} }`,
        );
        const properties = named(assert.properties, schema.properties).map(
          ({ id, role, scheme, parts, source }) =>
            `{ ...${fields({ id, role, scheme })}, text: ${message(`property_${id}`, parts, source, within)} }`,
        );
        const { subject } = assert;
        const about =
          subject === undefined
            ? ''
            : `, subject: ${subjectFunction(subject, assert.source, within, writer)}`;
        const kind = assert.kind === 'report' && assert.fails !== true ? 'report' : 'assert';
        const known = {
          id: assert.id,
          kind,
          test: assert.test,
          role: assert.role ?? '',
          flag: assert.flag ?? '',
        };
        asserts.push(
          `{ ...${fields(known)}, text: ${text}, diagnostics: [${diagnostics.join(', ')}], properties: [${properties.join(', ')}]${about} }`,
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

/** The definitions to which an assertion refers by id. */
function named<Referenced extends { readonly id: string }>(
  ids: readonly string[] = [],
  all: readonly Referenced[] = [],
): Referenced[] {
  return all.filter(({ id }) => ids.includes(id));
}
