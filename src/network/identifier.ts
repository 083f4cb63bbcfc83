import { textLike } from '../core/options/option-kinds.ts';
import { xmlTextOf } from '../core/xml/xml-characters.ts';

/** The kind of an option that is an identifier, which is written as it is. */
export const identifier = textLike(
  (value) => value.trim() !== '' && xmlTextOf(value).illegal.length === 0,
  'an identifier that XML can carry',
);
