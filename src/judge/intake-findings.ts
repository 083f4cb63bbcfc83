import { type IntakeEntry, intakeTexts } from '../../rules/pint/messages/intake.ts';
import type { FieldProblem, Finding, Issue, Values } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { fill } from './fill.ts';

/** What is wrong with a document request that cannot be read, at its field. */
export function problemOf(finding: Finding, language: Language = 'en'): FieldProblem {
  return { field: finding.path, message: textsOf(finding, language).message };
}

const subjects = {
  en: (message: string) => `The document ${message}.`,
  ar: (message: string) => `المستند ${message}.`,
} as const;

/** What is wrong with UBL that cannot be read. */
export function issueOf(finding: Finding, language: Language = 'en'): Issue {
  const { message, hint } = textsOf(finding, language);
  const { rule, severity, path, place, terms = [] } = finding;
  return {
    rule,
    message: subjects[language](message),
    hint,
    severity,
    path,
    ...(place === undefined ? {} : { place }),
    terms,
  };
}

function textsOf({ rule, text, place, values }: Finding, language: Language) {
  const entry: IntakeEntry | undefined = intakeTexts[rule];
  const variant = text === undefined ? undefined : entry?.texts?.[text];
  const known = { ...values, ...placeValues(place) };
  return {
    message: fill((variant ?? entry)?.message[language] ?? rule, known),
    hint: fill((variant?.hint ?? entry?.hint)?.[language] ?? '', known),
  };
}

function placeValues(place: Finding['place']): Values {
  return place === undefined ? {} : { line: String(place.line), column: String(place.column) };
}
