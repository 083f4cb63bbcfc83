import { ignoredDefaultAdvice, validateOptionShape } from '../../api/option-shapes.ts';
import { optionsOf } from '../../core/options/option-kinds.ts';
import { renderLookKind } from './render-look.ts';

/** The options that a file can have and that no flag sets. */
const { engine, language, release, ruleSets, specification, ...fileShape } = validateOptionShape;
const shape = { ...fileShape, render: renderLookKind, ignoreAdvice: ignoredDefaultAdvice };
export const fileOptions = optionsOf(shape);
export const fileOptionNames: readonly string[] = Object.keys(shape);
