import type { SchematronLet } from '../schematron/schema.ts';
import type { Expression } from '../xpath/syntax/ast.ts';
import { parseXPath } from '../xpath/syntax/parse.ts';
import type { LintPlace } from './finding.ts';
import { type ParsedSchema, readable } from './parsed-schema.ts';

/** An expression of a schema, and its place. */
export interface PlacedExpression {
  readonly expression: Expression;
  readonly place: LintPlace;
}

/** All expressions of a schema that read the checked document: contexts, variables, tests and the values in texts. */
export function expressionsOf({ schema, namespaces, patterns }: ParsedSchema): PlacedExpression[] {
  const read = (written: string, place: LintPlace): PlacedExpression[] => {
    const expression = readable(() => parseXPath(written, namespaces));
    return expression === undefined ? [] : [{ expression, place }];
  };
  const ofLets = (lets: readonly SchematronLet[], place: Omit<LintPlace, 'source'>) =>
    lets
      .filter(({ content, tree }) => content === undefined && tree === undefined)
      .flatMap(({ value, source }) => read(value, { ...place, source }));
  const ofPatterns = patterns.flatMap((rules, at) => {
    const pattern = schema.patterns[at];
    if (pattern === undefined) return [];
    const ofRules = rules.flatMap(({ rule, asserts }) => {
      const place = { pattern, rule, source: rule.source };
      const ofAsserts = asserts.flatMap(({ assert, test }) => {
        const about = { pattern, rule, assert, source: assert.source };
        const values = (assert.parts ?? []).flatMap((part) =>
          typeof part === 'string' ? [] : read(part.select, about),
        );
        return [...(test === undefined ? [] : [{ expression: test, place: about }]), ...values];
      });
      return [...read(rule.context, place), ...ofLets(rule.lets, { pattern, rule }), ...ofAsserts];
    });
    return [...ofLets(pattern.lets, { pattern }), ...ofRules];
  });
  return [...ofLets(schema.lets, {}), ...ofPatterns];
}
