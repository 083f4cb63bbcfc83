import { noVariables, type Variables } from '../../xpath/compile/scope.ts';
import type { LeftOut } from '../../xpath/passes/pass-names.ts';
import { createModuleWriter, type ModuleWriter } from '../../xpath/plan/module.ts';
import { type RuntimeName, runtime } from '../../xpath/plan/plan.ts';
import { literalText, oneLine } from '../../xpath/plan/print.ts';
import { because } from '../../xpath/reason.ts';
import type { RuleParameter, SchematronLet, SchematronRule, SchematronSchema } from '../schema.ts';
import { SchematronError } from '../schematron-error.ts';
import type { NamedElements } from './compiled-rules.ts';
import { createEqualTests } from './equal-tests.ts';
import { createExplanation, type Explanation } from './explanation.ts';
import { applicability, compileAll, declareLets } from './lets.ts';
import { createLibrary, type FunctionLibrary } from './library.ts';
import { compiledNow, type Located } from './located.ts';
import { messageFunction } from './messages.ts';
import { namedElements } from './named-elements.ts';
import { rangesText } from './ranges.ts';
import { documentsFunction, fromFunction, ofJudgedDocument } from './reaches.ts';
import { documentsOf, documentsText } from './registered-documents.ts';
import { compileRule, type RuleEntry, ruleScope, type Surroundings, scopeOfMessage } from './rules.ts';

/** The parts of a compiled module. */
export interface CompiledModule {
  readonly imports: readonly RuntimeName[];
  /** Statements that define `rules`. */
  readonly body: string;
}

/**
 * Compiles a schema to the source of an ES module that exports `rules`, for `createCompiledEngine`. Throws a
 * `CompileError` with file, line and expression for anything it cannot compile.
 */
export function compileRules(schema: SchematronSchema, runtime: string, options?: ModuleOptions): string {
  return moduleText(compileModule([schema], options), runtime);
}

/** The text of an ES module that exports `rules` and imports its functions from `runtime`. */
export function moduleText({ imports, body }: CompiledModule, runtime: string): string {
  return [
    '// Compiled from Schematron; changes are lost.',
    `import {\n${imports.map((name) => `  ${name},\n`).join('')}} from ${literalText(runtime)};`,
    '',
    body,
    'export { rules };',
    '',
  ].join('\n');
}

/** Compiles schemas to one module. Each schema keeps its own prefixes, variables and functions. */
export function compileModule(
  schemas: readonly SchematronSchema[],
  options: ModuleOptions = {},
): CompiledModule {
  try {
    return compileSchemas(schemas, options);
  } catch (error) {
    // Long chains of variables with nested values exhaust the stack only in passes that run over all of them.
    throw error instanceof RangeError ? tooDeep(schemas) : error;
  }
}

function tooDeep(schemas: readonly SchematronSchema[]): SchematronError {
  const rules = schemas.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.rules));
  const { source = { file: 'schema.sch', line: 1 } } = rules[0] ?? {};
  return new SchematronError(
    because(
      'the variables and expressions of the schema are nested too deep; use shorter chains of variables',
    ),
    source,
  );
}

function compileSchemas(
  schemas: readonly SchematronSchema[],
  { explained = false, namesElements = explained, leftOut, parameter }: ModuleOptions,
): CompiledModule {
  const writer = createModuleWriter(leftOut);
  const entries: Entries = {
    patterns: [],
    asserts: [],
    ranges: [],
    applies: [],
    rules: 0,
    reaches: [],
    textsAndMarkup: undefined,
    parameter,
    differences: new Map(),
    withEqualTests: createEqualTests(),
  };
  const explanation = explained ? createExplanation(schemas, writer) : undefined;
  for (const schema of schemas) compileSchema(schema, writer, entries, explanation);
  const elements = namesElements ? namedElements(schemas) : undefined;
  return assemble(
    writer,
    entries,
    { explained: explanation?.text(entries.differences), elements },
    documentsOf(schemas),
  );
}

export interface ModuleOptions {
  /**
   * Includes the data about the rules that a report needs in addition to findings: contexts, tests, messages,
   * diagnostics.
   */
  readonly explained?: boolean;
  /** Includes the names in contexts, which distinguish documents of other kinds. */
  readonly namesElements?: boolean;
  /** Passes that do not run; default: none. */
  readonly leftOut?: LeftOut | undefined;
  /** The variable that callers of the engine set; default: none. */
  readonly parameter?: RuleParameter | undefined;
}

/** The contents of a module's tables. */
interface Entries {
  readonly patterns: string[];
  readonly asserts: string[];
  /** The assertions of each entry: the number of the first, and how many there are. */
  readonly ranges: (readonly [first: number, count: number])[];
  readonly applies: string[];
  readonly withEqualTests: (rule: RuleEntry) => RuleEntry;
  /** Nodes of each pattern, as names of functions. */
  readonly reaches: {
    readonly pattern: number;
    readonly from: string | undefined;
    readonly documents: string | undefined;
  }[];
  /** Expressions that may have another meaning in XPath 1.0, if a schema does not state its version. */
  readonly differences: Map<string, Located>;
  readonly parameter: RuleParameter | undefined;
  rules: number;
  /** Functions that return the texts, comments and processing instructions, if rules apply to these. */
  textsAndMarkup: string | undefined;
}

/** Adds the patterns and assertions of a schema to the entries. */
function compileSchema(
  schema: SchematronSchema,
  writer: ModuleWriter,
  table: Entries,
  explanation: Explanation | undefined,
): void {
  const { patterns, asserts, applies } = table;
  const namespaces = Object.fromEntries(schema.namespaces.map(({ prefix, uri }) => [prefix, uri]));
  const newLibrary = () =>
    createLibrary(
      schema.functions,
      schema.keys ?? [],
      namespaces,
      new Set(Object.keys(schema.documents ?? {})),
      bindingOf(schema, table.differences),
    );
  const library = newLibrary();
  const globals = declareLets(schema.lets, library, namespaces, noVariables, table.parameter);
  compileAll(schema.lets, globals);
  if (schema.appliesTo !== undefined)
    applies.push(writer.functionName(applicability(schema.appliesTo, library, namespaces, globals)));
  const ofPatterns = declareLets(letsOfPatterns(schema), library, namespaces, globals);
  const elsewhere = (): FunctionLibrary => {
    const within = newLibrary();
    within.globals = ofJudgedDocument(globals);
    return within;
  };
  const from =
    schema.from === undefined
      ? undefined
      : writer.functionName(fromFunction(schema.from, library, namespaces));
  for (const pattern of schema.patterns) {
    const { id, lets, rules } = pattern;
    const isElsewhere = pattern.documents !== undefined;
    const within = isElsewhere ? elsewhere() : library;
    const variables = declareLets(lets, within, namespaces, isElsewhere ? within.globals : ofPatterns);
    const documents = isElsewhere
      ? writer.functionName(documentsFunction(pattern, library, namespaces))
      : undefined;
    table.reaches.push({ pattern: patterns.length, from, documents });
    compileAll(lets, variables);
    const entries: string[] = [];
    for (const rule of rules) {
      const compiled = compileRule(rule, { library: within, namespaces }, variables, asserts.length);
      const number = explanation === undefined ? undefined : table.rules;
      table.rules += 1;
      if (compiled.some(({ on }) => on === 'texts' || on === 'markup'))
        table.textsAndMarkup = writer.expression(runtime('textsAndMarkup'));
      table.ranges.push(...compiled.map((entry) => entry.asserts));
      entries.push(
        ...compiled.map((entry) => `      ${entryText(table.withEqualTests(entry), writer, number)},`),
      );
      if (explanation === undefined)
        asserts.push(...assertTexts(rule, { library: within, namespaces }, variables, writer));
      else {
        explanation.addRule(rule, { library: within, namespaces }, variables, { ...schema, ...pattern });
        asserts.push(...rule.asserts.map(({ id, text }) => assertText(id, text)));
      }
    }
    explanation?.addPattern(pattern);
    patterns.push(`    // ${oneLine(id)}\n    [\n${entries.join('\n')}\n    ],`);
  }
}

/** The query binding for expressions; without one, expressions whose meaning would differ are recorded. */
function bindingOf(
  { binding }: SchematronSchema,
  differences: Entries['differences'],
): Parameters<typeof createLibrary>[4] {
  if (binding === undefined) return {};
  if (binding === 'xpath1') return { isXPath1: true };
  return {
    onDifference() {
      const now = compiledNow();
      if (now !== undefined) differences.set(`${now.file}:${now.line} ${now.expression}`, now);
    },
  };
}

const assertText = (id: string, text: string, message?: string): string =>
  `{ id: ${literalText(id)}${text === '' ? '' : `, text: ${literalText(text)}`}${message === undefined ? '' : `, message: ${message}`} }`;

/** The assertions of a rule; if its text has values, an assertion gets the function that fills them in. */
function assertTexts(
  rule: SchematronRule,
  surroundings: Surroundings,
  variables: Variables,
  writer: ModuleWriter,
): string[] {
  if (rule.asserts.every(({ parts }) => parts === undefined))
    return rule.asserts.map(({ id, text }) => assertText(id, text));
  const inside = ruleScope(rule, surroundings, variables);
  return rule.asserts.map((assert) => {
    const { id, text, parts, source } = assert;
    if (parts === undefined) return assertText(id, text);
    const within = scopeOfMessage(assert, inside, surroundings, variables);
    return assertText(id, text, messageFunction(`text_${id}`, parts, source, within, writer));
  });
}

/**
 * The variables of patterns that other patterns may use, as in a stylesheet made from the schema: names that
 * only one pattern declares, and the schema does not.
 */
function letsOfPatterns({ patterns, lets }: SchematronSchema): SchematronLet[] {
  const inSchema = new Set(lets.map(({ name }) => name));
  const onJudged = patterns.filter(({ documents }) => documents === undefined);
  const all = onJudged.flatMap((pattern) => pattern.lets).filter(({ name }) => !inSchema.has(name));
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  return all.filter(({ name }) => counts.get(name) === 1);
}

function entryText(
  { names, onPath, matches, judge, asserts, mayFail, on }: RuleEntry,
  writer: ModuleWriter,
  rule: number | undefined,
): string {
  const list = names?.map((name) => writer.expression(name)).join(', ');
  const named = (declaration: typeof onPath) =>
    declaration === undefined ? 'undefined' : writer.functionName(declaration);
  const parts = [
    `names: ${list === undefined ? 'undefined' : `[${list}]`}`,
    `onPath: ${named(onPath)}`,
    `matches: ${named(matches)}`,
    `judge: ${named(judge)}`,
    ...(mayFail === true ? [`asserts: [${asserts.join(', ')}]`] : []),
    ...(on === undefined ? [] : [`on: '${on}'`]),
    ...(rule === undefined ? [] : [`rule: ${rule}`]),
  ];
  return `{ ${parts.join(', ')} }`;
}

function assemble(
  writer: ModuleWriter,
  { patterns, asserts, ranges, applies, reaches, textsAndMarkup }: Entries,
  {
    explained,
    elements,
  }: { readonly explained?: string | undefined; readonly elements?: NamedElements | undefined },
  documents: readonly (readonly [name: string, xml: string])[],
): CompiledModule {
  const { imports, names, declarations } = writer.finish();
  const body = [
    declarations,
    '',
    'const rules = {',
    `  names: [\n${names.map((name) => `    ${JSON.stringify(name)},\n`).join('')}  ],`,
    `  asserts: [\n${asserts.map((entry) => `    ${entry},\n`).join('')}  ],`,
    `  patterns: [\n${patterns.join('\n')}\n  ],`,
    `  ranges: '${rangesText(ranges)}',`,
    ...(textsAndMarkup === undefined ? [] : [`  others: ${textsAndMarkup},`]),
    ...(documents.length === 0 ? [] : [documentsText(documents)]),
    ...(explained === undefined ? [] : [explained]),
    ...(elements === undefined ? [] : [`  elements: ${JSON.stringify(elements)},`]),
    ...reachesText(reaches),
    ...(applies.length === 0 ? [] : [`  applies: [${applies.join(', ')}],`]),
    '};',
  ].join('\n');
  return { imports, body };
}

/** Patterns that check only parts of the document; patterns with the same start elements share an entry. */
function reachesText(reaches: Entries['reaches']): string[] {
  const groups = new Map<string, number[]>();
  for (const { pattern, from, documents } of reaches) {
    if (from === undefined && documents === undefined) continue;
    const reach = [
      ...(from === undefined ? [] : [`from: ${from}`]),
      ...(documents === undefined ? [] : [`documents: ${documents}`]),
    ].join(', ');
    groups.set(reach, [...(groups.get(reach) ?? []), pattern]);
  }
  const entries = Array.from(groups, ([reach, numbers]) => `{ patterns: [${numbers.join(', ')}], ${reach} }`);
  return entries.length === 0 ? [] : [`  reaches: [${entries.join(', ')}],`];
}
