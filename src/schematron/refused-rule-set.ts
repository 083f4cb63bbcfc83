import { ReasonedError } from 'schematron-compiler/reasons';
import texts from './messages/rule-sets.json' with { type: 'json' };

/** The error that a rule set's file is refused with, in every language. */
export function refusedRuleSet(
  text: keyof typeof texts,
  values: Readonly<Record<string, string>> = {},
): ReasonedError {
  return new ReasonedError({ text: '{refusal}', values: { refusal: { phrase: texts[text], values } } });
}
