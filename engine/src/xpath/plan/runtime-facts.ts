import type { RuntimeName } from './plan.ts';

/** Facts for passes about a function of the runtime; a missing fact is false or unknown. */
export interface RuntimeFacts {
  /**
   * Runs of the given function: at most one; or one for each element of the document or item of a list,
   * whatever the call's arguments are.
   */
  readonly runs?: 'once' | 'onEach';
  /** The call runs a function for each item of this argument, or for each child of this argument's node. */
  readonly loopsOver?: number;
  /** The call leads to nodes that are not below its arguments. */
  readonly isBeyond?: true;
  /** The call returns a stored list or text, or an unchanged argument. */
  readonly isLookUp?: true;
  /** The call's time grows with the length of a list or text argument. */
  readonly isLinear?: true;
  /** The call's time depends neither on the number of children nor on the length of texts. */
  readonly isQuick?: true;
  /** The call takes longer than a look-up: it makes a list, or finds the target of a path. */
  readonly isCostly?: 'list' | 'path';
  /** The call raises no error if its arguments raise none. */
  readonly isCertain?: 'answer' | 'text';
  /** The call never returns undefined. */
  readonly isDefinite?: true;
}

const facts: Readonly<Partial<Record<RuntimeName, RuntimeFacts>>> = {
  absDecimal: { isDefinite: true },
  absentOr: { runs: 'once' },
  addDecimals: { isDefinite: true },
  adjacentGroups: { runs: 'onEach' },
  allAre: { loopsOver: 0 },
  analyzed: { isLinear: true },
  atLeastOne: { isLookUp: true },
  atMostOne: { isLookUp: true },
  attribute: { isLookUp: true, isQuick: true, isCertain: 'text' },
  attributes: { isLinear: true },
  attributeText: { isLookUp: true },
  averageOfDecimals: { isLinear: true },
  averageOfItems: { isLinear: true },
  cached: { runs: 'once' },
  childPath: { isLookUp: true, isCostly: 'path' },
  children: { isLookUp: true, isQuick: true },
  codepointsToString: { isLinear: true },
  compareStrings: { isLinear: true },
  concatMap: { loopsOver: 0, isCostly: 'list' },
  contains: { isLinear: true },
  containsToken: { isLinear: true },
  deepEqual: { isLinear: true },
  descendants: { isLookUp: true },
  distinctStrings: { isLinear: true },
  distinctValues: { isLinear: true },
  divideDecimals: { isDefinite: true },
  eachIn: { loopsOver: 0, isCostly: 'list' },
  endsWith: { isLinear: true },
  exactlyOne: { isLookUp: true },
  exactlyOneOf: { isLookUp: true },
  except: { isLinear: true },
  extremeOf: { isLinear: true },
  finds: { isLinear: true },
  firstChild: { isQuick: true },
  groupedBy: { runs: 'onEach' },
  groupsByKey: { runs: 'onEach' },
  hasAttribute: { isQuick: true, isCertain: 'answer' },
  hasChild: { isQuick: true, isCertain: 'answer' },
  hasDerivedForm: { isLinear: true },
  hasElements: { isCertain: 'answer' },
  hasPath: { isCostly: 'path', isCertain: 'answer' },
  ifBoth: { runs: 'once' },
  ifPresent: { runs: 'once' },
  indexOf: { isLinear: true },
  inDocumentOrder: { isLinear: true },
  innermost: { isLinear: true },
  insertBefore: { isLinear: true },
  integerRange: { isBeyond: true },
  intersect: { isLinear: true },
  isBlankText: { isLinear: true },
  itemAt: { isLookUp: true },
  joinedTexts: { isLinear: true },
  judgeEach: { loopsOver: 0 },
  kept: { loopsOver: 0 },
  keyed: { isBeyond: true, isLookUp: true },
  keyIndex: { runs: 'onEach' },
  lazily: { runs: 'once' },
  localNameOf: { isQuick: true },
  lowerCase: { isLinear: true },
  madeText: { isLookUp: true, isQuick: true },
  matches: { isLinear: true },
  multiplyDecimals: { isDefinite: true },
  nameOf: { isQuick: true },
  nodesOrValues: { isLinear: true },
  noneOrOneIs: { runs: 'once' },
  normalizeSpace: { isLinear: true, isCertain: 'text' },
  normalizeUnicode: { isLinear: true },
  oneOrMore: { isLookUp: true },
  onlyAt: { isCostly: 'path' },
  onlyOneIs: { runs: 'once' },
  onlyText: { isLookUp: true },
  onlyTextAt: { isLookUp: true, isCostly: 'path' },
  optionalToArray: { isLookUp: true, isQuick: true },
  otherDocument: { isBeyond: true },
  outermost: { isLinear: true },
  parentNamed: { isBeyond: true },
  parentOf: { isBeyond: true },
  perElement: { runs: 'onEach' },
  prefixesInScope: { isLinear: true },
  present: { isLookUp: true },
  presentAnd: { runs: 'once' },
  remove: { isLinear: true },
  replace: { isLinear: true },
  reverse: { isLinear: true },
  roundDecimal: { isDefinite: true },
  roundDouble: { isDefinite: true },
  sameNameSiblings: { isBeyond: true, isLookUp: true },
  select: { isBeyond: true, isCostly: 'list' },
  setOf: { isLinear: true },
  someChild: { loopsOver: 1, isCertain: 'answer' },
  sortedBy: { isLinear: true },
  sortedByKeys: { isLinear: true },
  sortNodes: { isLinear: true },
  startsWith: { isLinear: true },
  step: { isBeyond: true, isCostly: 'list' },
  stringLength: { isLinear: true },
  stringToCodepoints: { isLinear: true },
  subsequence: { isLinear: true },
  substring: { isLinear: true },
  substringAfter: { isLinear: true },
  substringBefore: { isLinear: true },
  subtractDecimals: { isDefinite: true },
  sumDecimals: { isLinear: true },
  sumIntegers: { isLinear: true },
  sumItems: { isLinear: true },
  sumTexts: { isLinear: true },
  textOf: { isLookUp: true, isCertain: 'text' },
  toAnyUri: { isLinear: true },
  toDate: { isDefinite: true },
  toDecimal: { isLinear: true, isDefinite: true },
  toDerivedString: { isLinear: true },
  toDouble: { isLinear: true, isDefinite: true },
  toInteger: { isLinear: true },
  tokenize: { isLinear: true },
  translate: { isLinear: true },
  union: { isLinear: true },
  upperCase: { isLinear: true, isCertain: 'text' },
  wordList: { isLinear: true },
  words: { isLinear: true },
  wordsBetween: { isLinear: true },
  zeroOrOne: { isLookUp: true },
};

const unknown: RuntimeFacts = {};

export const factsOf = (name: RuntimeName): RuntimeFacts => facts[name] ?? unknown;
