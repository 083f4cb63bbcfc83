/** The number of a rule's first assertion, and how many it has. */
export type Range = readonly [first: number, count: number];

/**
 * The ranges of rules as short text: the count of each, after the step from the end of the range before if there is a
 * gap.
 */
export function rangesText(ranges: readonly Range[]): string {
  let end = 0;
  return ranges
    .map(([first, count]) => {
      const step = first - end;
      end = first + count;
      return step === 0 ? String(count) : `${count}:${step}`;
    })
    .join(' ');
}

/** The ranges that a text says. */
export function rangesOf(text: string): Range[] {
  let end = 0;
  return text.split(' ').map((each) => {
    const [count = 0, step = 0] = each.split(':').map(Number);
    const first = end + step;
    end = first + count;
    return [first, count];
  });
}
