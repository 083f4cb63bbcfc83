interface Variants {
  readonly byLower: ReadonlyMap<string, readonly string[]>;
  readonly byUpper: ReadonlyMap<string, readonly string[]>;
}

let known: Variants | undefined;

/** No character beyond this one has a variant. */
const lastWithVariants = 0x1e943;

function allVariants(): Variants {
  if (known !== undefined) return known;
  const byLower = new Map<string, string[]>();
  const byUpper = new Map<string, string[]>();
  for (let code = 0; code <= lastWithVariants; code += 1) {
    const character = String.fromCodePoint(code);
    const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
    if (lower === upper) continue;
    byLower.set(lower, [...(byLower.get(lower) ?? []), character]);
    byUpper.set(upper, [...(byUpper.get(upper) ?? []), character]);
  }
  known = { byLower, byUpper };
  return known;
}

/** The characters that equal one of a range in upper or lower case (XPath functions, 5.6.1.1). */
export function variantsIn(first: string, last: string): string {
  const { byLower, byUpper } = allVariants();
  const found = new Set<string>();
  const end = Math.min(last.codePointAt(0) ?? 0, lastWithVariants);
  for (let code = first.codePointAt(0) ?? 0; code <= end; code += 1) {
    const character = String.fromCodePoint(code);
    for (const each of byLower.get(character.toLowerCase()) ?? []) found.add(each);
    for (const each of byUpper.get(character.toUpperCase()) ?? []) found.add(each);
  }
  return [...found].join('');
}
