import { alternativesOf } from '../schematron/compiled/patterns/alternatives.ts';
import type {
  SchematronAssert,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
} from '../schematron/schema.ts';
import { type Expression, ExpressionError } from '../xpath/syntax/ast.ts';
import type { Namespaces } from '../xpath/syntax/cursor.ts';
import { parseXPath } from '../xpath/syntax/parse.ts';

/** An assertion with its test as a tree. */
export interface ParsedAssert {
  readonly assert: SchematronAssert;
  readonly test: Expression | undefined;
}

/** A rule with its context as alternatives that contain no further alternatives: `(a|b)/c` is `a/c` or `b/c`. */
export interface ParsedRule {
  readonly pattern: SchematronPattern;
  readonly rule: SchematronRule;
  readonly alternatives: readonly Expression[];
  readonly asserts: readonly ParsedAssert[];
}

/** A schema with its expressions as trees; those that cannot be read are left out, because the compiler refuses them. */
export interface ParsedSchema {
  readonly schema: SchematronSchema;
  readonly namespaces: Namespaces;
  /** The rules of each pattern about the checked document, in order. */
  readonly patterns: readonly (readonly ParsedRule[])[];
}

export function parsedSchema(schema: SchematronSchema): ParsedSchema {
  const namespaces = Object.fromEntries(schema.namespaces.map(({ prefix, uri }) => [prefix, uri]));
  const patterns = schema.patterns.map((pattern) =>
    pattern.rules.map((rule) => ({
      pattern,
      rule,
      alternatives: readable(() => alternativesOf(parseXPath(rule.context, namespaces))) ?? [],
      asserts: rule.asserts.map((assert) => ({
        assert,
        test: readable(() => parseXPath(assert.test, namespaces)),
      })),
    })),
  );
  return { schema, namespaces, patterns };
}

/** The result of reading an expression; undefined if the text is not an expression. */
export function readable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
