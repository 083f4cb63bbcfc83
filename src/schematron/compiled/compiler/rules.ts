import { parseXPath } from '../../../xpath/syntax/parse.ts';
import type { SchematronAssert, SchematronRule } from '../../schema.ts';
import { type Code, code, literalText } from './code.ts';
import { compileCondition, negation } from './conditions.ts';
import { compile } from './expression.ts';
import { convertDeclared } from './lets.ts';
import { compilePattern, type MatchPattern, patternScope } from './patterns.ts';
import { asIdentifier, type ModuleBuilder, type Scope, type Variables } from './scope.ts';
import { declareVariable } from './sequence-constructor.ts';
import { located, oneLine } from './source.ts';

const documentNode: Code = { ...code('0', 'document', 'one', true), ancestors: 0 };

/** A rule as JavaScript: the functions that it declares and its entries in the table of rules. */
export interface CompiledRule {
  readonly functions: string;
  readonly entries: readonly string[];
}

/** Compiles one rule; `firstAssert` is the number of its first assertion in the module. */
export function compileRule(
  rule: SchematronRule,
  module: ModuleBuilder,
  variables: Variables,
  firstAssert: number,
): CompiledRule {
  const outer = patternScope(module, variables);
  const pattern = located(rule.source, rule.context, () =>
    compilePattern(parseXPath(rule.context, module.namespaces), outer),
  );
  const place = oneLine(`${rule.source.file}:${rule.source.line}`);
  const matchesElements = pattern.conditions.length > 0 || pattern.always.length > 0;
  if (!matchesElements && !pattern.matchesDocument) {
    return {
      functions: `// ${place}  ${oneLine(rule.context)}: no element matches, so it never fires.`,
      entries: [],
    };
  }
  const name = module.declare(asIdentifier(nameOf(rule)), () => '', `rule ${place} ${nameOf(rule)}`);
  const context: Code = { ...code('n', 'element', 'one', true), ancestors: Math.max(pattern.ancestors, 1) };
  const tests = [
    matchFunction(`${name}_path`, pathsOf(pattern)),
    matchFunction(`${name}_matches`, contentOf(pattern)),
  ];
  const judge = (as: string, node: Code) =>
    judgeFunction(as, rule, { ...outer, context: node, current: node }, firstAssert);
  return {
    functions: [
      `// ${place}  ${oneLine(rule.context)}`,
      ...tests.filter((test) => test !== undefined),
      ...(matchesElements ? [judge(name, context)] : []),
      ...(pattern.matchesDocument ? [judge(`${name}_document`, documentNode)] : []),
    ].join('\n'),
    entries: entriesOf(name, pattern),
  };
}

/** What the names of an element and of those above it must be for the rule to match; found out once for each path. */
const pathsOf = ({ paths }: MatchPattern) => paths;

/** What must hold besides. */
const contentOf = ({ conditions, namesSuffice }: MatchPattern) => (namesSuffice ? [] : conditions);

/** The names that match in any case, and those that match on a condition. */
function entriesOf(name: string, pattern: MatchPattern): string[] {
  const { always, names, conditions } = pattern;
  const entry = (which: readonly string[] | undefined, onPath: string, matches: string) =>
    `{ names: ${which === undefined ? 'undefined' : `[${which.join(', ')}]`}, onPath: ${onPath}, matches: ${matches}, judge: ${name} }`;
  const test = (kind: 'path' | 'matches', of: readonly Code[]) =>
    isTest(of) ? `${name}_${kind}` : 'undefined';
  return [
    ...(pattern.matchesDocument
      ? [`{ names: [], onPath: undefined, matches: undefined, judge: ${name}_document, onDocument: true }`]
      : []),
    ...(always.length === 0 ? [] : [entry(always, 'undefined', 'undefined')]),
    ...(conditions.length === 0
      ? []
      : [entry(names, test('path', pathsOf(pattern)), test('matches', contentOf(pattern)))]),
  ];
}

/** A rule is called by what it asserts. */
function nameOf({ asserts, id }: SchematronRule): string {
  const ids = asserts.map((assert) => assert.id);
  const shown = ids.length > 3 ? [...ids.slice(0, 2), `and_${ids.length - 2}_more`] : ids;
  return shown.length > 0 ? `rule_${shown.join('_')}` : `rule_${id ?? 'without_asserts'}`;
}

/** Alternatives of which one always holds are no test. */
const isTest = (alternatives: readonly Code[]) =>
  alternatives.length > 0 && alternatives.every(({ js }) => js !== 'true');

/** An error in a pattern counts as no match. */
function matchFunction(name: string, conditions: readonly Code[]): string | undefined {
  if (!isTest(conditions)) return undefined;
  if (conditions.every(({ safe }) => safe)) {
    return `function ${name}(d, n) {\n  return ${conditions.map(({ js }) => js).join(' ||\n    ')};\n}`;
  }
  const tries = conditions.map(
    ({ js }) => `  try {\n    if (${js}) return true;\n  } catch (error) {\n    onlyDynamic(error);\n  }`,
  );
  return `function ${name}(d, n) {\n${tries.join('\n')}\n  return false;\n}`;
}

function judgeFunction(name: string, rule: SchematronRule, outer: Scope, firstAssert: number): string {
  let scope = outer;
  const lets: { readonly name: string; readonly statement: string }[] = [];
  for (const each of rule.lets) {
    const declared = located(each.source, each.value, () => {
      const value = convertDeclared(
        compile(parseXPath(each.value, scope.module.namespaces), scope),
        each.as,
        scope,
      );
      return declareVariable(each.name, value, scope);
    });
    scope = declared.scope;
    lets.push({ name: [...scope.taken].at(-1) ?? '', statement: declared.statement });
  }
  const asserts = rule.asserts.map((assert, index) => assertStatement(assert, scope, firstAssert + index));
  const used = usedLets(lets, asserts.join('\n'));
  return `function ${name}(d, n, report) {\n${[...used.map((statement) => `  ${statement}`), ...asserts].join('\n')}\n}`;
}

function usedLets(
  lets: readonly { readonly name: string; readonly statement: string }[],
  asserts: string,
): string[] {
  let text = asserts;
  const kept: string[] = [];
  for (const { name, statement } of [...lets].reverse()) {
    if (!new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)) continue;
    kept.unshift(statement);
    text += statement;
  }
  return kept;
}

function assertStatement(assert: SchematronAssert, scope: Scope, number: number): string {
  const test = located(assert.source, assert.test, () =>
    compileCondition(parseXPath(assert.test, scope.module.namespaces), scope),
  );
  const comment = `  // ${oneLine(`${assert.id}: ${assert.test}`)}`;
  const failing = assert.kind === 'report' ? test.js : negation(test.js);
  if (failing === 'false') return `${comment}`;
  const statement = `if (${failing}) report.failed(${number}, n);`;
  if (test.safe) return `${comment}\n  ${statement}`;
  return `${comment}\n  try {\n    ${statement}\n  } catch (error) {\n    report.unjudged(${number}, n, error);\n  }`;
}

/** An assertion as an entry of the table of assertions. */
export function assertEntry({ id, text }: SchematronAssert): string {
  return `{ id: ${literalText(id)}, text: ${literalText(text)} }`;
}
