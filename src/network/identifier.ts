import { xmlTextOf } from 'schematron-compiler/xml';
import { textLike } from '../core/options/option-kinds.ts';

/** The kind of an option that is an identifier, which is written as it is. */
export const identifier = textLike(
  (value) => value.trim() !== '' && xmlTextOf(value).illegal.length === 0,
  'an identifier that XML can carry',
);
