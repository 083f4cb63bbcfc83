import { isObjectOrList } from '../core/findings/json-path.ts';
import { oncePer } from '../core/once-per.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { OtherSystem } from '../core/specification/specification.ts';
import { requestFieldsOf } from './fields.ts';

/** So many names of a system are not there by chance. */
const fewest = 3;

/** How deep, and into how many entries of a list, names are looked for: lines, their items, and an envelope. */
const deepest = 5;
const entries = 2;

/** The system whose document was sent instead of a document request, by the names of its fields. */
export function otherSystemOf(value: unknown, specification: RequestSpecification): OtherSystem | undefined {
  const { systems = [] } = specification.aliases;
  if (systems.length === 0 || !isObjectOrList(value)) return undefined;
  const names = new Set<string>();
  collect(value, 0, names);
  const own = systems.map((system) => fieldsOf(system).filter((field) => names.has(field)).length);
  const most = Math.max(...own);
  const requestFields = [...requestFieldsOf(specification).keys()].filter((name) =>
    Object.hasOwn(value, name),
  );
  return most >= fewest && most > requestFields.length ? systems[own.indexOf(most)] : undefined;
}

const fieldsOf = oncePer(({ fields }: OtherSystem) => [...new Set(fields)]);

function collect(value: object, depth: number, names: Set<string>): void {
  if (depth > deepest) return;
  const inside: readonly unknown[] = Array.isArray(value) ? value.slice(0, entries) : Object.values(value);
  if (!Array.isArray(value)) for (const name of Object.keys(value)) names.add(name);
  for (const each of inside) if (isObjectOrList(each)) collect(each, depth + 1, names);
}
