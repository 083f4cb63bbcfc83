import { validateOptionShape, withoutDefaultAdvice } from '../../api/option-shapes.ts';
import { optionsOf } from '../../core/options/option-kinds.ts';

/** The options that a file can have and that no flag sets. */
const { engine, language, ruleset, rulesets, specification, ...fileShape } = validateOptionShape;
export const fileOptions = optionsOf({
  ...fileShape,
  withoutAdvice: withoutDefaultAdvice,
});
