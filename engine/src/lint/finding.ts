import type {
  SchematronAssert,
  SchematronPattern,
  SchematronRule,
  SourcePlace,
} from '../schematron/schema.ts';
import type { Phrase } from '../text/phrase.ts';
import texts from './messages/lint.json' with { type: 'json' };

/** The kinds of findings, from which a caller may choose. */
export const lintKinds = [
  'shadowed',
  'partly-shadowed',
  'unprefixed-name',
  'misspelt-name',
  'unknown-name',
  'constant-test',
  'constant-comparison',
  'duplicate-id',
  'duplicate-assertion',
  'look-alike',
  'figures',
  'terms-unread',
] as const;

export type LintKind = (typeof lintKinds)[number];

/** A place in a schema where the schema probably does not do what its author meant. */
export interface LintFinding {
  readonly kind: LintKind;
  /** `advice`: both readings are possible; a person decides. */
  readonly severity: 'warning' | 'advice';
  /** One sentence, in each language. */
  readonly text: Phrase;
  readonly source: SourcePlace;
  /** The id of the pattern, if the finding is inside a pattern. */
  readonly pattern?: string;
  readonly context?: string;
  /** The id of the assertion. */
  readonly id?: string;
}

/** The place that a finding is about. */
export interface LintPlace {
  readonly pattern?: SchematronPattern;
  readonly rule?: SchematronRule;
  readonly assert?: SchematronAssert;
  readonly source: SourcePlace;
}

const advice: ReadonlySet<LintKind> = new Set(['partly-shadowed', 'figures', 'terms-unread']);

/** A finding of a kind at a place, with its sentence and the values in it. */
export function finding(
  kind: LintKind,
  text: keyof typeof texts,
  values: Readonly<Record<string, string | number>>,
  { pattern, rule, assert, source }: LintPlace,
): LintFinding {
  return {
    kind,
    severity: advice.has(kind) ? 'advice' : 'warning',
    text: { phrase: texts[text], values },
    source,
    ...(pattern === undefined ? {} : { pattern: pattern.id }),
    ...(rule === undefined ? {} : { context: oneLine(rule.context) }),
    ...(assert === undefined ? {} : { id: assert.id }),
  };
}

/** An expression on one line. */
export const oneLine = (expression: string) => expression.replaceAll(/\s+/g, ' ').trim();
