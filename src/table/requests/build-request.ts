import { jsonSteps } from '../../core/findings/json-path.ts';
import type { RequestFacts } from '../../core/specification/fields.ts';

/** A request, or a part of it, while it is built. */
export interface Built {
  [name: string]: unknown;
}

/** Sets the value at a path in a request that is being built, with the objects and lists around it. */
export function setAt(request: Built, path: string, value: unknown): void {
  const steps = stepsOf(path);
  let around: object = request;
  for (const [at, step] of steps.entries()) {
    const inside: unknown = Reflect.get(around, step);
    if (at === steps.length - 1) Reflect.set(around, step, value);
    else if (typeof inside === 'object' && inside !== null) around = inside;
    else {
      const made = typeof steps[at + 1] === 'number' ? [] : {};
      Reflect.set(around, step, made);
      around = made;
    }
  }
}

/** Sets a value that applies to every entry of a list; an entry gets it only if it has another value. */
export function setWhereNeeded(part: Built, path: string, value: string | number | boolean): void {
  const steps = stepsOf(path);
  let around: unknown = part;
  for (const [at, step] of steps.entries()) {
    const inside: unknown =
      typeof around === 'object' && around !== null ? Reflect.get(around, step) : undefined;
    if (typeof step === 'number' && at < steps.length - 1 && inside === undefined) return;
    around = inside;
  }
  setAt(part, path, value);
}

const known = new Map<string, readonly (string | number)[]>();

/** The steps of a path, cached because the paths of columns recur in each row. */
export function stepsOf(path: string): readonly (string | number)[] {
  const steps = known.get(path) ?? jsonSteps(path);
  if (known.size < 10_000) known.set(path, steps);
  return steps;
}

/**
 * The request with its fields in the order of the interface, null or an empty text for required fields without a
 * value, and lists without gaps. Lines and parties are present even if they are empty.
 */
export function completed(built: Built, facts: RequestFacts) {
  // Entries of lists move where earlier ones were left out; columns use the path before.
  const columnPaths = new Map<string, string>();
  return { request: complete(built, 'DocumentRequest', ''), columnPaths };

  function complete(part: unknown, object: string, path: string): unknown {
    const fields = facts[object]?.fields;
    if (fields === undefined || typeof part !== 'object' || part === null) return part;
    const whole: Built = {};
    for (const [name, field] of Object.entries(fields)) {
      const value: unknown = Reflect.get(part, name);
      const at = path === '' ? name : `${path}.${name}`;
      if (field.kind === 'list' && Array.isArray(value)) whole[name] = entriesOf(value, field.of, at);
      else if (field.kind === 'list' && field.presence === 'required') whole[name] = [];
      else if (value !== undefined)
        whole[name] = field.kind === 'group' ? complete(value, field.of, at) : value;
      else if (field.presence === 'nullable') whole[name] = null;
      // Required fields become empty, so that the whole document is checked, not only its shape.
      else if (field.presence === 'required' && field.kind === 'group')
        whole[name] = complete({}, field.of, at);
      else if (field.presence === 'required' && field.kind === 'text') whole[name] = '';
    }
    return whole;
  }

  function entriesOf(list: readonly unknown[], object: string, path: string): unknown[] {
    const entries: unknown[] = [];
    for (const [index, entry] of list.entries()) {
      if (entry === undefined) continue;
      const at = `${path}[${entries.length}]`;
      if (entries.length !== index) columnPaths.set(at, `${path}[${index}]`);
      entries.push(complete(entry, object, at));
    }
    return entries;
  }
}
