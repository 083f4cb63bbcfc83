/**
 * Removes absent members: internally they are undefined, so that all requests have one shape. A loop,
 * because with lists of entries the whole check of the shape takes twice as long. The names are those of
 * fields, so none is `__proto__`.
 */
export function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent);
  if (typeof value !== 'object' || value === null) return value;
  const sent: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const member: unknown = (value as Record<string, unknown>)[name];
    if (member !== undefined) sent[name] = withoutAbsent(member);
  }
  return sent;
}
