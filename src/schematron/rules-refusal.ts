import { type Reason, ReasonedError, reasonText } from 'schematron-compiler/reasons';
import type { Result } from '../core/findings/result.ts';
import texts from './messages/rule-sets.json' with { type: 'json' };

/**
 * The reason why a schema cannot be compiled, or a rule set cannot be loaded.
 *
 * @since 0.1.0
 */
export interface RulesRefusal {
  /** In English, with file, line and expression if known. */
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  /** The refused expression, if there is one. */
  readonly expression?: string;
  /** The sentence of the message, and the values in it. */
  readonly reason: Reason;
}

/** The error that refuses a rule set's file, in every language. */
export function refusedRuleSet(
  text: keyof typeof texts,
  values: Readonly<Record<string, string>> = {},
): ReasonedError {
  return new ReasonedError({ text: '{refusal}', values: { refusal: { phrase: texts[text], values } } });
}

/** Returns the result of reading rules, or the reason why the rules are refused. */
export function rulesOrRefusal<Made>(make: () => Made): Result<Made, RulesRefusal> {
  try {
    return { ok: true, value: make() };
  } catch (error) {
    if (!(error instanceof ReasonedError)) throw error;
    const { message, reason } = error;
    return { ok: false, failure: { message, ...refusalPlace(reason), reason } };
  }
}

/** The values in every refusal of a schema. */
function refusalPlace({ values }: Reason): Pick<RulesRefusal, 'file' | 'line' | 'expression'> {
  const { file, line, expression } = values;
  if (typeof file !== 'string' || typeof line !== 'number') return {};
  if (typeof expression !== 'object' || !('text' in expression)) return { file, line };
  return { file, line, expression: reasonText(expression) };
}

/** Returns the rules; throws a ReasonedError if they were refused. */
export function rulesIn<Made>(made: Result<Made, RulesRefusal>): Made {
  if (!made.ok) throw new ReasonedError(made.failure.reason);
  return made.value;
}
