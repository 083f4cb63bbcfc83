import type { RegexNode } from './parse.ts';

/** A repetition of more than this counts as endless. */
const mostCounted = 30;

/** Whether something that can be divided in several ways is repeated without end. */
export function multiplies(node: RegexNode): boolean {
  switch (node.kind) {
    case 'all':
      return node.parts.some(multiplies);
    case 'any':
      return node.ways.some(multiplies);
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
    case 'repeat':
      return node.least !== node.most || isVariable(node.part);
    default:
      return false;
  }
}

/**
 * The number of ways through a pattern: a factor, times the length of the text to the power of its endless
 * repetitions.
 */
interface Ways {
  readonly endless: number;
  readonly count: number;
}

/** Beyond this number the ways are not few. */
const fewWays = 1000;

/**
 * Whether a search tries only a few ways for each character: the pattern has no endless repetition, or one
 * that can begin in only one place.
 */
export function triesFewWays(parsed: RegexNode, flags: string): boolean {
  const { endless, count } = waysThrough(parsed);
  const begins = !flags.includes('m') && beginsAtStart(parsed);
  return count <= fewWays && endless <= (begins ? 1 : 0);
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
    default:
      return false;
  }
}
