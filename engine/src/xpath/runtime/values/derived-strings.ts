import { invalidValue } from '../errors.ts';
import { trimBlank } from './double.ts';

const name = '[\\p{L}_:][\\p{L}\\p{M}\\p{N}_.:·-]*';
const ncName = '[\\p{L}_][\\p{L}\\p{M}\\p{N}_.·-]*';

/** The types derived from xs:string (XML Schema, part 2), with the form of their values, if restricted. */
const forms: ReadonlyMap<string, RegExp | undefined> = new Map([
  ['xs:normalizedString', undefined],
  ['xs:token', undefined],
  ['xs:language', /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/],
  ['xs:NMTOKEN', /^[\p{L}\p{M}\p{N}_.:·-]+$/u],
  ['xs:Name', new RegExp(`^${name}$`, 'u')],
  ...['NCName', 'ID', 'IDREF', 'ENTITY'].map(
    (each) => [`xs:${each}`, new RegExp(`^${ncName}$`, 'u')] as const,
  ),
]);

export const isDerivedString = (type: string): boolean => forms.has(type);

/** A text as a value of a type derived from xs:string; undefined if the text has another form. */
function parseDerivedString(text: string, type: string): string | undefined {
  const spaced = text.replaceAll(/[\t\n\r]/g, ' ');
  if (type === 'xs:normalizedString') return spaced;
  const collapsed = trimBlank(spaced).replaceAll(/ +/g, ' ');
  return forms.get(type)?.test(collapsed) === false ? undefined : collapsed;
}

export const toDerivedString = (text: string, type: string): string =>
  parseDerivedString(text, type) ?? invalidValue(text, type);

export const hasDerivedForm = (text: string, type: string): boolean =>
  parseDerivedString(text, type) !== undefined;

/** An xs:anyURI: any text, blanks collapsed. */
export const toAnyUri = (text: string): string => toDerivedString(text, 'xs:token');
