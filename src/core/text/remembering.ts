/** Answers are kept up to this many, of texts up to this length: they hold little memory, whatever is asked. */
const most = 2000;
const longestKey = 2000;

/** The same pure function, which answers what it was asked lately without working it out again. */
export function remembering<Answer>(answer: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.answer;
    const found = answer(key);
    if (key.length > longestKey) return found;
    if (known.size >= most) known.clear();
    known.set(key, { answer: found });
    return found;
  };
}
