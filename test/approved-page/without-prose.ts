/** A value without the prose of findings, which their rule and place identify. */
export function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== 'object' || value === null) return value;
  const isFinding = 'rule' in value && typeof value.rule === 'string' && value.rule !== '';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isFinding && ['message', 'hint', 'helpUri', 'title'].includes(name)))
      .map(([name, each]) => [name, withoutProse(each)]),
  );
}
