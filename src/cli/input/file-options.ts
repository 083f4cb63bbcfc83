import { validateOptionShape, withoutDefaultAdvice } from '../../api/option-shapes.ts';
import { optionsOf } from '../../core/options/option-kinds.ts';
import { renderLookKind } from './render-look.ts';

/** The options that a file can have and that no flag sets. */
const { engine, language, ruleset, rulesets, specification, ...fileShape } = validateOptionShape;
export const fileOptions = optionsOf({
  ...fileShape,
  render: renderLookKind,
  withoutAdvice: withoutDefaultAdvice,
});
