/** The number of a rule's first assertion, and how many it has. */
export type Range = readonly [first: number, count: number];

/** The ranges of rules as a short text: the count of each, followed by the gap before the range, if any. */
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

/** Reads the ranges from the text of `rangesText`. */
export function rangesOf(text: string): Range[] {
  let end = 0;
  return text.split(' ').map((each) => {
    const [count = 0, step = 0] = each.split(':').map(Number);
    const first = end + step;
    end = first + count;
    return [first, count];
  });
}
