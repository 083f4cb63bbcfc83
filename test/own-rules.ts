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
