import { didYouMean } from '../core/did-you-mean.ts';
import type { Finding } from '../core/finding.ts';
import type { Specification } from '../core/specification.ts';
import { type Fields, requestFieldsOf } from './fields.ts';

/** A field that the interface does not know, and the one that was not sent and has nearly its name, if any. */
export interface UnknownField {
  readonly path: string;
  readonly meant: string | undefined;
  readonly meantPath: string | undefined;
  /** Its right name, where no other field has nearly its name. */
  readonly rename: string | undefined;
}

/**
 * The fields of a request that the interface does not know. They are ignored, so the caller should hear of them: most are
 * misspelt.
 */
export function unknownFields(request: unknown, specification: Specification): UnknownField[] {
  const unknown: UnknownField[] = [];
  collect(requestFieldsOf(specification), request, '', unknown);
  return unknown;
}

function collect(fields: Fields, value: unknown, path: string, unknown: UnknownField[]): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      collect(fields, value[index], `${path}[${index}]`, unknown);
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) {
      const inner = fields.get(name);
      if (inner === null) continue;
      if (inner === undefined) unknown.push(unknownField(path, name, fields, value));
      else collect(inner, Reflect.get(value, name), below(path, name), unknown);
    }
  }
}

function unknownField(path: string, name: string, fields: Fields, within: object): UnknownField {
  const notSent = [...fields.keys()].filter((field) => !Object.hasOwn(within, field));
  const meant = didYouMean(name, notSent);
  if (meant === undefined) return { path: below(path, name), meant, meantPath: undefined, rename: undefined };
  const isOnlyOne =
    didYouMean(
      name,
      notSent.filter((field) => field !== meant),
    ) === undefined;
  return {
    path: below(path, name),
    meant,
    meantPath: below(path, meant),
    rename: isOnlyOne && !/[.[\]]/.test(name) ? meant : undefined,
  };
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** What is said of a field that the interface does not know. */
export function unknownFieldFinding({ path, meant, rename }: UnknownField): Finding {
  const known = { rule: 'pint-ae-unknown-field', severity: 'warning', path, foundBy: 'shape' } as const;
  if (meant === undefined) return { ...known, values: { field: path } };
  const misspelt = { ...known, text: 'misspeltField', values: { field: path, meant } };
  return rename === undefined ? misspelt : { ...misspelt, remedy: { name: rename } };
}
