import { isObjectOrList, jsonPath } from '../core/findings/json-path.ts';

import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { requestFieldsOf } from './fields.ts';

/** Another object, such as a note or a currency, may by chance have this many fields of a request. */
const fieldsByChance = 2;

/** How deep nested envelopes are searched. */
const deepest = 3;

/**
 * The JSON path of the request inside an object that is not one itself: `invoice` for `{"invoice": {…}}`,
 * `data.documents[0]` for a list of them. Undefined if the object is the request, or contains none.
 */
export function enclosedRequest(value: unknown, specification: RequestSpecification): string | undefined {
  const names = requestFieldsOf(specification);
  const fieldsIn = (object: object) => Object.keys(object).filter((name) => names.has(name)).length;
  if (!isObjectOrList(value) || fieldsIn(value) > fieldsByChance) return undefined;
  return search(value, [], (object) => fieldsIn(object) > fieldsByChance);
}

function search(
  value: object,
  steps: readonly PropertyKey[],
  isRequest: (object: object) => boolean,
): string | undefined {
  if (steps.length > deepest) return undefined;
  if (steps.length > 0 && !Array.isArray(value) && isRequest(value)) return jsonPath(steps);
  const entries: readonly (readonly [PropertyKey, unknown])[] = Array.isArray(value)
    ? value.slice(0, 1).map((entry) => [0, entry])
    : Object.entries(value);
  for (const [step, inner] of entries) {
    const path = isObjectOrList(inner) ? search(inner, [...steps, step], isRequest) : undefined;
    if (path !== undefined) return path;
  }
  return undefined;
}
