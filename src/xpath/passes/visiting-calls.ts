import type { RuntimeName } from '../plan/plan.ts';

/** Calls that run a function for each item: which argument has the items, or the node above them. */
export const loops: ReadonlyMap<RuntimeName, number> = new Map([
  ['concatMap', 0],
  ['eachIn', 0],
  ['judgeEach', 0],
  ['kept', 0],
  ['allAre', 0],
  ['someChild', 1],
] as const);

/** Calls that run a function at most once. */
export const callOnce: ReadonlySet<RuntimeName> = new Set([
  'absentOr',
  'cached',
  'ifBoth',
  'ifPresent',
  'lazily',
  'noneOrOneIs',
  'onlyOneIs',
  'presentAnd',
] as const);

/** Calls that run a function once for each element of the document, or for each item of a list. */
export const onEach: ReadonlySet<RuntimeName> = new Set([
  'adjacentGroups',
  'groupedBy',
  'groupsByKey',
  'keyIndex',
  'perElement',
] as const);

/** Calls that lead to what is not below their arguments. */
export const beyond: ReadonlySet<RuntimeName> = new Set([
  'integerRange',
  'keyed',
  'otherDocument',
  'parentNamed',
  'parentOf',
  'sameNameSiblings',
  'select',
  'step',
] as const);

/** Calls that return a list or a text as it is stored, or an argument as it is. */
export const lookUps: ReadonlySet<RuntimeName> = new Set([
  'atLeastOne',
  'atMostOne',
  'attribute',
  'attributeText',
  'childPath',
  'children',
  'descendants',
  'exactlyOne',
  'exactlyOneOf',
  'itemAt',
  'keyed',
  'oneOrMore',
  'onlyText',
  'onlyTextAt',
  'optionalToArray',
  'present',
  'sameNameSiblings',
  'textOf',
  'zeroOrOne',
] as const);

/** Calls whose time grows with the length of a list or text that they are given. */
export const linear: ReadonlySet<RuntimeName> = new Set([
  'analyzed',
  'attributes',
  'averageOfDecimals',
  'averageOfItems',
  'codepointsToString',
  'compareStrings',
  'contains',
  'deepEqual',
  'distinctStrings',
  'distinctValues',
  'endsWith',
  'except',
  'extremeOf',
  'finds',
  'hasDerivedForm',
  'inDocumentOrder',
  'innermost',
  'indexOf',
  'insertBefore',
  'intersect',
  'isBlankText',
  'lowerCase',
  'matches',
  'normalizeSpace',
  'nodesOrValues',
  'normalizeUnicode',
  'outermost',
  'prefixesInScope',
  'remove',
  'replace',
  'reverse',
  'setOf',
  'sortNodes',
  'sortedBy',
  'sortedByKeys',
  'startsWith',
  'stringLength',
  'stringToCodepoints',
  'subsequence',
  'substring',
  'substringAfter',
  'substringBefore',
  'sumDecimals',
  'sumIntegers',
  'sumItems',
  'sumTexts',
  'toDecimal',
  'toAnyUri',
  'toDerivedString',
  'toDouble',
  'toInteger',
  'tokenize',
  'translate',
  'union',
  'upperCase',
  'wordList',
  'words',
  'wordsBetween',
] as const);
