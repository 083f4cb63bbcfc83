import { documentLimitsKind, validateOptionShape, withoutDefaultAdvice } from '../../api/option-shapes.ts';
import { optionsOf } from '../../core/options/option-kinds.ts';
import { renderLookKind } from './render-look.ts';

/** The options that a file can have and that no flag sets. */
const { engine, language, ruleset, rulesets, specification, ...fileShape } = validateOptionShape;
const shape = { ...fileShape, render: renderLookKind, withoutAdvice: withoutDefaultAdvice };
export const fileOptions = optionsOf(shape);
export const fileOptionNames: readonly string[] = Object.keys(shape);

/** The same for commands that take documents of any size. */
export const documentFileOptions = optionsOf({ ...shape, documentLimits: documentLimitsKind });
