/** Names what differs between runs and machines by its kind, numbered in order of appearance. */
export type StableText = (text: string) => string;

const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  // Tests in one process share their numbers.
  ['posted', /\bkey-\d+\b/g],
  ['id', /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g],
  ['key', /\bpint_(?:test|live)_[\w-]{20,}/g],
  ['secret', /\bwhsec_[\w+/=-]+/g],
  ['hash', /\b[0-9a-f]{64}\b/g],
  ['trace', /\b[0-9a-f]{32}\b/g],
  ['span', /(?<=-trace-\d+-)[0-9a-f]{16}\b/g],
  ['cursor', /(?<="(?:nextCursor|cursor)": ")[^"]+|(?<=cursor=)[\w.%-]{16,}/g],
  ['sealed', /(?<="secret": ")(?!secret-)[^"]+/g],
];

export function stableText(): StableText {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const nameOf = (kind: string, value: string) => {
    const known = names.get(value);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    names.set(value, `${kind}-${count}`);
    return `${kind}-${count}`;
  };
  return (text) =>
    kinds.reduce((stable, [kind, pattern]) => stable.replace(pattern, (value) => nameOf(kind, value)), text);
}
