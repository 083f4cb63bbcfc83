import type { Result } from 'pint-ae';

/** The value of a function of the library that can fail; the test ends with the reasons if there is none. */
export function given<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.failure));
}
