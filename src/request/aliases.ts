import type { Notice } from '../core/notice.ts';
import { oncePer } from '../core/once-per.ts';
import type { Specification } from '../core/specification.ts';
import type { Vocabulary } from '../core/vocabulary.ts';

/** A value of the request with its codes in place of the names that it had for them, each of which is told. */
export interface WithCodes {
  readonly request: unknown;
  readonly notices: readonly Notice[];
}

/** The part of a request below a field that has vocabularies. */
interface Part {
  codeOf: Vocabulary['codeOf'] | undefined;
  list: Vocabulary['list'];
  entries: Part | undefined;
  readonly fields: Map<string, Part>;
}

const partsOf = oncePer(({ vocabularies }: Specification): Part => {
  const top = newPart();
  for (const { fields, codeOf, list } of vocabularies)
    for (const field of fields)
      Object.assign(partAt(top, field.match(/\[\]|[^.[\]]+/g) ?? []), { codeOf, list });
  return top;
});

function newPart(): Part {
  return { codeOf: undefined, list: undefined, entries: undefined, fields: new Map() };
}

function partAt(top: Part, steps: readonly string[]): Part {
  return steps.reduce((part, step) => {
    if (step === '[]') {
      part.entries ??= newPart();
      return part.entries;
    }
    const next = part.fields.get(step) ?? newPart();
    part.fields.set(step, next);
    return next;
  }, top);
}

/**
 * Puts codes where a request has other names for them, before its shape is checked. What is not known stays as it is, for
 * the checks to name; the value that was given is never changed.
 */
export function withCodes(value: unknown, specification: Specification): WithCodes {
  const notices: Notice[] = [];
  const request = resolved(value, partsOf(specification), '', (path, sent, code, list) => {
    notices.push({
      id: 'aliasResolved',
      path,
      values: { sent, code: list === undefined ? code : { code, list } },
      severity: 'information',
      remedy: { value: code },
    });
  });
  return { request, notices };
}

type Tell = (path: string, sent: string, code: string, list: string | undefined) => void;

function resolved(value: unknown, part: Part, path: string, tell: Tell): unknown {
  if (typeof value === 'string') return resolvedText(value, part, path, tell);
  if (Array.isArray(value)) return resolvedList(value, part, path, tell);
  return typeof value === 'object' && value !== null ? resolvedObject(value, part, path, tell) : value;
}

function resolvedText(text: string, { codeOf, list }: Part, path: string, tell: Tell): string {
  const code = codeOf?.(text);
  if (code === undefined || code === text) return text;
  tell(path, text, code, list);
  return code;
}

function resolvedList(list: readonly unknown[], { entries }: Part, path: string, tell: Tell): unknown {
  if (entries === undefined) return list;
  const next = list.map((entry, index) => resolved(entry, entries, `${path}[${index}]`, tell));
  return next.every((entry, index) => entry === list[index]) ? list : next;
}

function resolvedObject(object: object, { fields }: Part, path: string, tell: Tell): object {
  const changed: [string, unknown][] = [];
  for (const [name, part] of fields) {
    if (!Object.hasOwn(object, name)) continue;
    const value: unknown = Reflect.get(object, name);
    const next = resolved(value, part, path === '' ? name : `${path}.${name}`, tell);
    if (next !== value) changed.push([name, next]);
  }
  return changed.length === 0 ? object : { ...object, ...Object.fromEntries(changed) };
}
