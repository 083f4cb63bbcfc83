import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateModule } from '../../../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../../../src/schematron/compiled/module.ts';
import type { Judgement } from '../../../src/schematron/engine.ts';
import type {
  SchematronLet,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
} from '../../../src/schematron/schema.ts';
import { namespaces, prefixes } from '../../ubl.ts';
import { treeOf } from './evaluate-xpath.ts';

/** The variable that the caller of an engine sets. */
const parameter = { name: 'profile', values: ["'billing'", "'selfbilling'"] };

const source = { file: 'rules.sch', line: 7 };

/** Variables by name. */
export type Lets = Readonly<Record<string, string>>;

function letsOf(lets: Lets = {}): SchematronLet[] {
  return Object.entries(lets).map(([name, value]) => ({ name, value, source }));
}

/** A rule: its context, and its tests by id. */
export function rule(context: string, tests: Readonly<Record<string, string>>, lets?: Lets): SchematronRule {
  const asserts = Object.entries(tests).map(([id, test]) => ({
    id,
    kind: 'assert' as const,
    test,
    text: `${id} holds`,
    source,
  }));
  return { context, lets: letsOf(lets), asserts, source };
}

export function pattern(id: string, rules: readonly SchematronRule[], lets?: Lets): SchematronPattern {
  return { id, lets: letsOf(lets), rules };
}

export function schema(patterns: readonly SchematronPattern[], lets?: Lets): SchematronSchema {
  return {
    namespaces: [
      { prefix: 'cac', uri: namespaces.cac },
      { prefix: 'cbc', uri: namespaces.cbc },
      { prefix: 'xs', uri: 'http://www.w3.org/2001/XMLSchema' },
      { prefix: 'u', uri: 'urn:functions' },
    ],
    lets: letsOf(lets),
    functions: [],
    patterns,
  };
}

/** A document with this content in its Invoice element. */
export function invoice(content: string): string {
  return `<Invoice xmlns="${namespaces.invoice}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}">${content}</Invoice>`;
}

export function judge(rules: SchematronSchema, xml: string): Judgement {
  const module = compileModule([rules], { namesElements: true, parameter });
  return createCompiledEngine(evaluateModule(module), { prefixes }).judge({ root: treeOf(xml) }, 'billing');
}

/** The findings of a schema as `id location`, with ` unjudged` if it could not be judged. */
export function findings(rules: SchematronSchema, xml: string): string[] {
  const { failed, unjudged } = judge(rules, xml);
  return [
    ...failed.map(({ id, location }) => `${id} ${location}`),
    ...unjudged.map(({ id, location }) => `${id} ${location} unjudged`),
  ];
}
