/**
 * Returns a request in which allowances and charges without an amount have no percentage either: the interface
 * requires every amount, but the library would compute one from a percentage.
 */
export function withoutPercentagesAlone(request: unknown): unknown {
  if (!isPart(request)) return request;
  const { lines } = request;
  const whole = withoutThem(request);
  return Array.isArray(lines)
    ? { ...whole, lines: lines.map((line: unknown) => (isPart(line) ? withoutThem(line) : line)) }
    : whole;
}

type Part = Readonly<Record<string, unknown>>;

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutThem(part: Part): Part {
  const { allowancesCharges: entries } = part;
  if (!Array.isArray(entries)) return part;
  return {
    ...part,
    allowancesCharges: entries.map((entry: unknown) => {
      if (!isPart(entry) || (entry.amount ?? null) !== null) return entry;
      const { multiplierPercent: _, ...stated } = entry;
      return stated;
    }),
  };
}
