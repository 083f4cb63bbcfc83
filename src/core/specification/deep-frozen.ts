/** Freezes a value and everything in it, so that no part of a program changes it for the others. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) {
    for (const held of value.values()) deepFrozen(held);
    // Freezing a map does not prevent new entries.
    Object.assign(value, { set: refuse, delete: refuse, clear: refuse });
  } else if (!(value instanceof RegExp)) for (const member of Object.values(value)) deepFrozen(member);
  return Object.freeze(value);
}

function refuse(): never {
  throw new TypeError('the specification is frozen: extendSpecification makes another');
}
