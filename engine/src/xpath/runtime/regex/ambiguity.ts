import type { RegexNode } from './parse.ts';

/** A repetition with a higher count is treated as endless. */
const mostCounted = 30;

/** Tells whether something that can be divided in several ways is repeated without limit. */
export function multiplies(node: RegexNode): boolean {
  switch (node.kind) {
    case 'all':
      return node.parts.some(multiplies);
    case 'any':
      return node.ways.some(multiplies);
    case 'group':
      return multiplies(node.part);
    case 'repeat':
      return multiplies(node.part) || (node.most > mostCounted && isVariable(node.part));
    default:
      return false;
  }
}

function isVariable(node: RegexNode): boolean {
  switch (node.kind) {
    case 'all':
      return node.parts.some(isVariable);
    case 'any':
      return true;
    case 'group':
      return isVariable(node.part);
    case 'reference':
      return true;
    case 'repeat':
      return node.least !== node.most || isVariable(node.part);
    default:
      return false;
  }
}

/**
 * The number of ways through a pattern: a factor, times the text length to the power of endless repetitions.
 */
interface Ways {
  readonly endless: number;
  readonly count: number;
}

/** The most ways that count as few: for a search, and for each character of a text. */
const fewWays = 1000;
const fewWaysOfCharacter = 20;

/**
 * Tells whether a search tries only a few ways to match at each character: the pattern has no unlimited repetition, or
 * one that can begin in only one place.
 */
export function triesFewWays(parsed: RegexNode, flags: string): boolean {
  const count = countOfWays(parsed, flags);
  const factors = factorsOf(parsed, flags);
  return factors === 0 ? count <= fewWays : factors === 1 && count <= fewWaysOfCharacter;
}

/**
 * The maximum number of ways that a search tries in a text of a given length, if the number cannot double with each
 * character.
 */
export function mostWays(parsed: RegexNode, flags: string): (length: number) => number {
  const count = countOfWays(parsed, flags);
  const factors = factorsOf(parsed, flags);
  return (length) => count * (length + 1) ** factors;
}

/** A way that begins at every character and is longer than this counts as several ways. */
const lengthOfWay = 8;

/** The number of ways from one start: long ways overlap ways that begin later. */
function countOfWays(parsed: RegexNode, flags: string): number {
  const { count } = waysThrough(parsed);
  return beginsOnce(parsed, flags) ? count : count * Math.max(1, lengthOf(parsed) / lengthOfWay);
}

/** The steps of the longest way, with as few endless repetitions as possible. */
function lengthOf(node: RegexNode): number {
  switch (node.kind) {
    case 'all':
      return node.parts.reduce((sum, part) => sum + lengthOf(part), 0);
    case 'any':
      return node.ways.reduce((most, way) => Math.max(most, lengthOf(way)), 0);
    case 'group':
      return lengthOf(node.part);
    case 'repeat':
      return lengthOf(node.part) * (node.most > mostCounted ? Math.max(node.least, 1) : node.most);
    default:
      return 1;
  }
}

/** Returns the exponent of the text length in the number of ways. */
const factorsOf = (parsed: RegexNode, flags: string) =>
  waysThrough(parsed).endless + (beginsOnce(parsed, flags) ? 0 : 1);

const beginsOnce = (parsed: RegexNode, flags: string) => !flags.includes('m') && beginsAtStart(parsed);

/** Tells whether a pattern matches the empty text. */
export function matchesEmpty(node: RegexNode): boolean {
  switch (node.kind) {
    case 'character':
      return false;
    case 'all':
      return node.parts.every(matchesEmpty);
    case 'any':
      return node.ways.some(matchesEmpty);
    case 'group':
      return matchesEmpty(node.part);
    case 'repeat':
      return node.least === 0 || matchesEmpty(node.part);
    case 'start':
    case 'end':
    case 'reference':
      return true;
  }
}

function waysThrough(node: RegexNode): Ways {
  switch (node.kind) {
    case 'all': {
      const parts = node.parts.map(waysThrough);
      return {
        endless: parts.reduce((sum, part) => sum + part.endless, 0),
        count: parts.reduce((product, part) => product * part.count, 1),
      };
    }
    case 'any': {
      const ways = node.ways.map(waysThrough);
      return {
        endless: Math.max(...ways.map((way) => way.endless)),
        count: ways.reduce((sum, way) => sum + way.count, 0),
      };
    }
    case 'group':
      return waysThrough(node.part);
    case 'reference':
      // The text of a reference may be as long as the whole text.
      return { endless: 1, count: 1 };
    case 'repeat': {
      const part = waysThrough(node.part);
      if (node.most > mostCounted)
        return { endless: part.endless + Number(node.least !== node.most), count: part.count };
      return {
        endless: part.endless * node.most,
        count: (node.most - node.least + 1) * part.count ** node.most,
      };
    }
    default:
      return { endless: 0, count: 1 };
  }
}

function beginsAtStart(node: RegexNode): boolean {
  switch (node.kind) {
    case 'start':
      return true;
    case 'all':
      return node.parts[0] !== undefined && beginsAtStart(node.parts[0]);
    case 'any':
      return node.ways.every(beginsAtStart);
    case 'group':
      return beginsAtStart(node.part);
    default:
      return false;
  }
}
