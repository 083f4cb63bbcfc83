import type { Result } from '../src/core/findings/result.ts';
import * as schematron from '../src/schematron/index.ts';
import * as files from '../src/schematron/rule-set-file.ts';
import { type RulesRefusal, rulesIn } from '../src/schematron/rules-refusal.ts';

/** The function with a ReasonedError in place of a refusal, which most tests do not expect. */
const orThrow =
  <Given extends unknown[], Made>(make: (...given: Given) => Result<Made, RulesRefusal>) =>
  (...given: Given) =>
    rulesIn(make(...given));

export const compileRuleSet = orThrow(files.compileRuleSet);
export const loadRuleSet = orThrow(files.loadRuleSet);
export const compileSchematron = orThrow(schematron.compileSchematron);

type Title = Parameters<typeof files.compileRuleSet>[2];

/** A file of rules of one's own, from the text of a schema or a stylesheet. */
export function ownFile(source: string, title: Partial<Title> = {}) {
  const whole = { id: 'own', version: '1', validFrom: null, validTo: null, ...title };
  const digest = (text: string) => `${whole.id}${text.length}`;
  return compileRuleSet(['own.sch'], () => source, whole, digest);
}

export const schemaOf = (patterns: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${patterns}</schema>`;

/** A rule set of patterns of one's own. */
export const ownRuleSet = (patterns: string, title: Partial<Title> = {}) =>
  loadRuleSet(ownFile(schemaOf(patterns), title));
