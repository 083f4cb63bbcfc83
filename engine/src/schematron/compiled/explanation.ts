import type { Variables } from '../../xpath/compile/scope.ts';
import type { ModuleWriter } from '../../xpath/plan/module.ts';
import { literalText } from '../../xpath/plan/print.ts';
import type {
  ForReaders,
  MessagePart,
  SchematronNotice,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
  SourcePlace,
} from '../schema.ts';
import { templateParts } from '../source/value-template.ts';
import { type Located, located } from './located.ts';
import { contentFunction, messageFunction, subjectFunction } from './messages.ts';
import { ruleScope, type Surroundings, scopeOfMessage } from './rules.ts';

/** Elements that assertions refer to by id. */
type References = Pick<SchematronSchema, 'diagnostics' | 'properties'>;

/** Texts of a module about its rules besides findings: the table `explained`. */
export interface Explanation {
  addRule(
    rule: SchematronRule,
    surroundings: Surroundings,
    variables: Variables,
    references: References,
  ): void;
  addPattern(pattern: SchematronPattern): void;
  /** `differences`: the expressions that may have another meaning in XPath 1.0. */
  text(differences: ReadonlyMap<string, Located>): string;
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

  /** The text of a rule, assertion or property in a report: a literal or, with expressions, a function. */
  const stated = (
    name: 'role' | 'flag',
    value: string,
    source: SourcePlace,
    inside: ReturnType<typeof ruleScope>,
  ) => {
    const parts = located(source, value, () => templateParts(value));
    return `${name}: ${parts === undefined ? literalText(value) : message(name, parts, source, inside)}`;
  };

  return {
    addPattern: ({ id, name = '' }) =>
      patterns.push(`{ id: ${literalText(id)}, name: ${literalText(name)} }`),

    addRule(rule, surroundings, variables, references) {
      const { id = '', context, role = '', flag = '' } = rule;
      const inside = ruleScope(rule, surroundings, variables);
      const ofRule = [stated('role', role, rule.source, inside), stated('flag', flag, rule.source, inside)];
      rules.push(`{ ...${fields({ id, context })}, ${ofRule.join(', ')} }`);
      for (const assert of rule.asserts) {
        const within = scopeOfMessage(assert, inside, surroundings, variables);
        const text = message(`text_${assert.id}`, assert.parts ?? [assert.text], assert.source, within);
        const diagnostics = named(assert.diagnostics, references.diagnostics).map(
          (each) =>
            `{ ...${fields({ id: each.id, ...readersOf(each) })}, text: ${message(`diagnostic_${each.id}`, each.parts, each.source, within)} }`,
        );
        const properties = named(assert.properties, references.properties).map((each) => {
          const { id, role, scheme, parts, source } = each;
          const hint = `property_${id}`;
          const copies = parts.some((part) => typeof part !== 'string' && part.copy === true);
          const content = copies
            ? `, content: ${contentFunction(`content_of_${hint}`, parts, source, within, writer)}`
            : '';
          return `{ ...${fields({ id, scheme, ...readersOf(each) })}, ${stated('role', role, source, within)}, text: ${message(hint, parts, source, within)}${content} }`;
        });
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
          ...readersOf(assert),
        };
        const ofAssert = [
          stated('role', assert.role ?? '', assert.source, within),
          stated('flag', assert.flag ?? '', assert.source, within),
        ];
        asserts.push(
          `{ ...${fields(known)}, ${ofAssert.join(', ')}, text: ${text}, diagnostics: [${diagnostics.join(', ')}], properties: [${properties.join(', ')}]${about} }`,
        );
      }
    },

    text(differences) {
      const notices: SchematronNotice[] = [
        ...schemas.flatMap(({ departures = [] }) => departures),
        ...Array.from(differences.values(), (place) => ({ kind: 'binding' as const, ...place })),
      ];
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
        `    notices: ${JSON.stringify(notices)},`,
        '  },',
      ].join('\n');
    },
  };
}

const readersOf = ({ language, see, icon, fpi }: ForReaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ language, see, icon, fpi }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

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
