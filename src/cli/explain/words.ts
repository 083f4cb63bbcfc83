import { lastName } from '../../report/code-meanings.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { boundTerms } from '../../ubl/bound-terms.ts';
import { allCodes } from './codes.ts';
import { fieldRows } from './fields.ts';
import { lawTopics } from './law.ts';
import { allRules, termsOfRules } from './rules.ts';
import { supplyNames } from './supplies.ts';

/** Every business term of the binding, the fields and the rules. */
export function allTerms(): string[] {
  const written = boundTerms(defaultSpecification.binding);
  return [...new Set([...written, ...fieldRows.flatMap(({ terms }) => terms), ...termsOfRules()])];
}

/** Rules, terms, topics of the law, and fields by path and name. */
export function wordsWithoutCodes(): string[] {
  return [
    ...allRules(),
    ...allTerms(),
    ...lawTopics,
    ...fieldRows.map(({ field }) => field.replaceAll('[]', '')),
    ...fieldRows.map(({ field }) => lastName(field)),
  ];
}

/** Every word that `pint-ae explain` explains, once. */
export function explainableWords(): string[] {
  return [...new Set([...wordsWithoutCodes(), ...supplyNames, ...allCodes()])];
}
