import { type Finding, malformedField } from '../../core/findings/finding.ts';
import { isObjectOrList, jsonPath, jsonSteps, valueAt } from '../../core/findings/json-path.ts';
import { oncePer } from '../../core/once-per.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import type { OtherSystem } from '../../core/specification/specification.ts';
import { requestFieldsOf } from '../fields.ts';

/** One finding about a value that is a document, but not a request, instead of one for each missing field. */
export function otherDocumentFinding(
  value: unknown,
  specification: RequestSpecification,
): Finding | undefined {
  const { outcome, valid, issues }: { outcome?: unknown; valid?: unknown; issues?: unknown } = Object(value);
  if (typeof outcome === 'string' && typeof valid === 'boolean' && Array.isArray(issues))
    return malformedField('verdictNotDocument', '');
  const field = enclosedRequest(value, specification);
  if (field !== undefined) {
    const remedy = holdsNothingElse(value, jsonSteps(field)) ? ({ unwrap: true } as const) : undefined;
    return malformedField('insideAnother', field, { field }, remedy);
  }
  const system = otherSystemOf(value, specification);
  return system && malformedField('ofAnotherSystem', '', { system: system.name, guide: system.guide });
}

/** Tells whether the objects around the request contain nothing else. */
function holdsNothingElse(request: unknown, steps: readonly PropertyKey[]): boolean {
  return steps.every((_, depth) => Object.keys(Object(valueAt(request, steps.slice(0, depth)))).length === 1);
}

/** Another object, such as a note or a currency, may share this many field names with a request by chance. */
const fieldsByChance = 2;

/** Depth to which nested envelopes are searched. */
const deepestEnvelope = 3;

/** The JSON path of the request in an envelope, such as `invoice` or `data.documents[0]`, or undefined. */
export function enclosedRequest(value: unknown, specification: RequestSpecification): string | undefined {
  const names = requestFieldsOf(specification);
  const fieldsIn = (object: object) => Object.keys(object).filter((name) => names.has(name)).length;
  if (!isObjectOrList(value) || fieldsIn(value) > fieldsByChance) return undefined;
  return searchRequest(value, [], (object) => fieldsIn(object) > fieldsByChance);
}

function searchRequest(
  value: object,
  steps: readonly PropertyKey[],
  isRequest: (object: object) => boolean,
): string | undefined {
  if (steps.length > deepestEnvelope) return undefined;
  if (steps.length > 0 && !Array.isArray(value) && isRequest(value)) return jsonPath(steps);
  const entries: readonly (readonly [PropertyKey, unknown])[] = Array.isArray(value)
    ? value.slice(0, 1).map((entry) => [0, entry])
    : Object.entries(value);
  for (const [step, inner] of entries) {
    const path = isObjectOrList(inner) ? searchRequest(inner, [...steps, step], isRequest) : undefined;
    if (path !== undefined) return path;
  }
  return undefined;
}

/** This many names of a system are not a coincidence. */
const fewestNames = 3;

/** Depth to which names are looked for: lines, their items, and an envelope. */
const deepestNames = 5;
const entries = 2;

/** The system whose document was sent in place of a document request, recognised by the names of its fields. */
export function otherSystemOf(value: unknown, specification: RequestSpecification): OtherSystem | undefined {
  const { systems = [] } = specification.aliases;
  if (systems.length === 0 || !isObjectOrList(value)) return undefined;
  const names = new Set<string>();
  collectNames(value, 0, names);
  const own = systems.map((system) => fieldsOf(system).filter((field) => names.has(field)).length);
  const most = Math.max(...own);
  const requestFields = [...requestFieldsOf(specification).keys()].filter((name) =>
    Object.hasOwn(value, name),
  );
  return most >= fewestNames && most > requestFields.length ? systems[own.indexOf(most)] : undefined;
}

const fieldsOf = oncePer(({ fields }: OtherSystem) => [...new Set(fields)]);

function collectNames(value: object, depth: number, names: Set<string>): void {
  if (depth > deepestNames) return;
  const inside: readonly unknown[] = Array.isArray(value) ? value.slice(0, entries) : Object.values(value);
  if (!Array.isArray(value)) for (const name of Object.keys(value)) names.add(name);
  for (const each of inside) if (isObjectOrList(each)) collectNames(each, depth + 1, names);
}
