import { isObjectOrList, jsonSteps, valueAt } from './json-path.ts';

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** An object of JSON, by the names of its members. */
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** Tells whether a value of JSON is an object, and not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObjectOrList(value) && !Array.isArray(value);
}

/** The only remedy of a finding, for the field that the finding names. */
export type Remedy =
  /** The value that the field should have. */
  | { readonly value: JsonValue }
  /** The name that the field should have. */
  | { readonly name: string }
  /** The field should be left out, because nothing is written from it. */
  | { readonly leaveOut: true }
  /** The value of the field is the whole document. */
  | { readonly unwrap: true };

/** One step of a JSON Patch (RFC 6902); `path` and `from` are JSON Pointers (RFC 6901) into the request. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

/** A JSON Patch (RFC 6902) that fixes a document request. */
export type Fix = readonly PatchOperation[];

/** One of several ways to fix a finding; the sender decides which one is right. */
export interface Suggestion {
  /** Label of its button, such as `Set to 0 %`. */
  readonly title: string;
  /** A JSON Patch (RFC 6902) of the request. */
  readonly patch: Fix;
}

/**
 * Returns the changes that a remedy makes to a request; undefined if the request is not as the finding describes it.
 * Adds missing objects around the field too.
 */
export function fixOf(remedy: Remedy, path: string, request: unknown): Fix | undefined {
  const steps = jsonSteps(path);
  if ('unwrap' in remedy) return [{ op: 'move', from: pointer(steps), path: '' }];
  if ('value' in remedy) return settingAt(path, request)?.(remedy.value);
  const name = steps.at(-1);
  const around = valueAt(request, steps.slice(0, -1));
  if (typeof name !== 'string' || !isObjectOrList(around) || !Object.hasOwn(around, name)) return undefined;
  if ('leaveOut' in remedy) return [{ op: 'remove', path: pointer(steps) }];
  if (Object.hasOwn(around, remedy.name)) return undefined;
  return [{ op: 'move', from: pointer(steps), path: pointer([...steps.slice(0, -1), remedy.name]) }];
}

type Steps = readonly (string | number)[];

/** Returns the change that gives a field a value; undefined if the request is not as the path describes it. */
export function settingAt(path: string, request: unknown): ((value: JsonValue) => Fix) | undefined {
  const steps = jsonSteps(path);
  let around = request;
  for (const [depth, step] of steps.entries()) {
    if (!isObjectOrList(around)) return undefined;
    const isThere = Object.hasOwn(around, step);
    const inner: unknown = isThere ? Reflect.get(around, step) : undefined;
    const isLast = depth === steps.length - 1;
    if (isLast || inner === null || inner === undefined) {
      const missing = steps.slice(depth + 1);
      if (missing.some((each) => typeof each === 'number')) return undefined;
      const change = { op: isThere ? 'replace' : 'add', path: pointer(steps.slice(0, depth + 1)) } as const;
      return (value) => [
        { ...change, value: missing.reduceRight<JsonValue>((part, name) => ({ [name]: part }), value) },
      ];
    }
    around = inner;
  }
  return undefined;
}

function pointer(steps: Steps): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The steps of a JSON Pointer. Numeric steps may be list positions or names, depending on the document. */
export function pointerSteps(text: string): string[] {
  return text
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
