import { key, type Multiplication, type Pattern } from './multiplied.ts';

export type Pair = readonly [Multiplication, Multiplication];

/**
 * Repetitions: more than the findings listed for a rule, and more than any limit below which code works
 * differently.
 */
const [few, many] = [120, 240] as const;
/** Repetitions of a part and of the part inside each; the document grows by their product. */
const [fewNested, manyNested] = [16, 32] as const;
/** Steps beyond the sum of both that a product takes for each pair of repetitions; fewer are chance. */
const leastForEachTwo = 0.5;
/**
 * Parts of a block. Two blocks are multiplied together, and their parts one by one only if that costs more
 * than each block alone.
 */
const blockSize = 8;

/**
 * The pairs of parts that together take more steps than each alone, by a number of steps for each pair of
 * their repetitions. Pairs are examined in blocks: if two blocks together show no product, neither does any
 * pair of them.
 */
export function productsAmong(
  pattern: Pattern,
  parts: readonly Multiplication[],
  stepsOf: (text: string) => number,
): Pair[] {
  const known = new Map<string, number>();
  const found: Pair[] = [];
  stepsOf(pattern.write([], 1));

  /** The steps of a document with these parts multiplied. */
  function stepsWith(multiplied: readonly Multiplication[], count: number): number {
    const name = `${count} ${multiplied.map(key).join(' ')}`;
    const steps = known.get(name) ?? stepsOf(pattern.write(multiplied, count));
    if (multiplied.length <= blockSize) known.set(name, steps);
    return steps;
  }

  /** The steps of a document beyond those of each of its two groups of parts alone. */
  function beyond(some: readonly Multiplication[], others: readonly Multiplication[], count: number): number {
    const apart = stepsWith(some, count) + stepsWith(others, count) - stepsWith([], count);
    return stepsWith([...some, ...others], count) - apart;
  }

  /** Steps that grow with the product of the repetitions; those that grow with the sum only double. */
  function isProduct(some: readonly Multiplication[], others: readonly Multiplication[]): boolean {
    const large = beyond(some, others, many);
    return large > leastForEachTwo * many ** 2 && large > 2.5 * beyond(some, others, few);
  }

  /**
   * The same for larger numbers, because what is done only for a few, or for a few more, is not a product.
   */
  function isProductOfMore(some: readonly Multiplication[], others: readonly Multiplication[]): boolean {
    return beyond(some, others, 8 * many) > 3 * beyond(some, others, 4 * many);
  }

  /** For a part inside another: steps grow faster than the document. */
  function isSteep(pair: Pair): boolean {
    const added = (count: number) => stepsWith(pair, count ** 2) - stepsWith([], 0);
    const size = (count: number) => pattern.write(pair, count ** 2).length - pattern.write([], 0).length;
    const grown = added(manyNested) / added(fewNested);
    return grown > 1.5 * (size(manyNested) / size(fewNested));
  }

  function between(some: readonly Multiplication[], others: readonly Multiplication[]): void {
    const [one] = some;
    const [other] = others;
    if (one === undefined || other === undefined) return;
    const areNested = some.some((each) => others.some((another) => isIn(each, another)));
    const isOnePair = some.length === 1 && others.length === 1;
    if (areNested && isOnePair) {
      if (isSteep([one, other])) found.push([one, other]);
      return;
    }
    if (!areNested && !isProduct(some, others)) return;
    if (isOnePair) {
      if (isProductOfMore(some, others)) found.push([one, other]);
    } else if (some.length >= others.length) for (const half of halves(some)) between(half, others);
    else for (const half of halves(others)) between(some, half);
  }

  function within(block: readonly Multiplication[]): void {
    if (block.length < 2) return;
    const [some = [], others = []] = halves(block);
    between(some, others);
    within(some);
    within(others);
  }

  const blocks = blocksOf(parts);
  blocks.forEach((block, at) => {
    within(block);
    for (const other of blocks.slice(at + 1)) between(block, other);
  });
  return found;
}

/** Groups parts of equal depth, none of which is inside another. */
function blocksOf(parts: readonly Multiplication[]): Multiplication[][] {
  const depthOf = ({ path }: Multiplication) => path.split(/[/.]/).length;
  const depths = [...new Set(parts.map(depthOf))];
  return depths.flatMap((depth) => {
    const alike = parts.filter((part) => depthOf(part) === depth);
    const blocks = Math.ceil(alike.length / blockSize);
    return Array.from({ length: blocks }, (_, at) => alike.slice(at * blockSize, (at + 1) * blockSize));
  });
}

function halves<Item>(items: readonly Item[]): readonly [readonly Item[], readonly Item[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

function isIn(one: Multiplication, other: Multiplication): boolean {
  return one.path.startsWith(other.path) || other.path.startsWith(one.path);
}
