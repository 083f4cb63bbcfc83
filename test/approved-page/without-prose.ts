/** A value without the prose of findings, which their rule and place identify; that of some rules stays. */
export function withoutProse(value: unknown, stays?: RegExp): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each, stays));
  if (typeof value !== 'object' || value === null) return value;
  const isFinding = 'rule' in value && typeof value.rule === 'string' && !(stays ?? /^$/).test(value.rule);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isFinding && ['message', 'hint', 'helpUri', 'title'].includes(name)))
      .map(([name, each]) => [name, withoutProse(each, stays)]),
  );
}
