/** What compiled rules call. */
export * from './axes.ts';
export * from './cardinality.ts';
export * from './casts.ts';
export * from './children.ts';
export * from './dates.ts';
export * from './decimal.ts';
export * from './document.ts';
export { doubleToString, numberOf, parseDouble } from './double.ts';
export * from './errors.ts';
export * from './integer.ts';
export * from './name-table.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './operators.ts';
export * from './regex.ts';
export * from './sequences.ts';
export * from './strings.ts';
export * from './values.ts';
