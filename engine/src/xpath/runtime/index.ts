/** The functions that compiled rules call. They are internal: every name here may change without notice. */

export * from './cached.ts';
export * from './cardinality.ts';
export * from './effort.ts';
export * from './errors.ts';
export * from './groups.ts';
export * from './keys.ts';
export * from './linear-pattern.ts';
export * from './nodes/axes.ts';
export * from './nodes/child-paths.ts';
export * from './nodes/children.ts';
export { copied } from './nodes/copies.ts';
export * from './nodes/document.ts';
export * from './nodes/identity.ts';
export * from './nodes/ids.ts';
export * from './nodes/indexer.ts';
export { isInLanguage, isNodeInLanguage } from './nodes/language.ts';
export { pathFromRoot } from './nodes/location.ts';
export * from './nodes/name-table.ts';
export * from './nodes/names.ts';
export * from './nodes/names-in-scope.ts';
export * from './nodes/node-items.ts';
export * from './nodes/nodes.ts';
export * from './nodes/path-tree.ts';
export * from './nodes/text-values.ts';
export { textsAndMarkup } from './nodes/texts-and-markup.ts';
export { placeOfNode, visited } from './nodes/visited.ts';
export * from './nodes/visits.ts';
export { unpackCodes } from './packed-codes.ts';
export * from './regex.ts';
export * from './sequences.ts';
export { sortedBy, sortedByKeys } from './sorted.ts';
export * from './sums.ts';
export * from './values/casts.ts';
export * from './values/clock.ts';
export * from './values/dates.ts';
export * from './values/decimal.ts';
export { hasDerivedForm, toAnyUri, toDerivedString } from './values/derived-strings.ts';
export { doubleToString, numberInXPath1, numberOf, parseDouble } from './values/double.ts';
export * from './values/durations.ts';
export { formatDate } from './values/format-date.ts';
export * from './values/format-number.ts';
export * from './values/integer.ts';
export * from './values/moments.ts';
export * from './values/numbers.ts';
export * from './values/operators.ts';
export {
  localNameOfName,
  namespaceOfName,
  prefixOfName,
  QNameValue,
  qualifiedNameIn,
  resolvedName,
} from './values/other-values.ts';
export { resolvedUri } from './values/resolve-uri.ts';
export * from './values/strings.ts';
export * from './values/uris.ts';
export * from './values/values.ts';
export * from './word-list.ts';
