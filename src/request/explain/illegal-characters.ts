import { xmlTextOf } from 'schematron-compiler/xml';
import type { Finding } from '../../core/findings/finding.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { fieldPath } from '../../core/xml/element.ts';
import { type Fields, requestFieldsOf } from '../fields.ts';
import { isObject } from '../shape.ts';

/** The findings about characters that XML cannot carry, at each field of the request that has them. */
export function illegalCharacterFindings(
  request: unknown,
  leftOut: readonly string[],
  specification: Specification,
): Finding[] {
  if (leftOut.length === 0) return [];
  const found: Finding[] = [];
  try {
    collect(request, requestFieldsOf(specification), '', found);
  } catch {
    // A caller's getter may throw, even if it did not before.
  }
  return found.length > 0 ? found : [illegalCharacters('', [...new Set(leftOut)])];
}

function collect(value: unknown, fields: Fields | null, path: string, found: Finding[]): void {
  if (typeof value === 'string') {
    const { illegal } = xmlTextOf(value);
    if (illegal.length > 0) found.push(illegalCharacters(path, illegal));
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) collect(each, fields, `${path}[${index}]`, found);
  } else if (isObject(value)) {
    for (const [name, inside] of fields ?? []) collect(value[name], inside, fieldPath(path, name), found);
  }
}

function illegalCharacters(path: string, characters: readonly string[]): Finding {
  return {
    rule: 'pint-ae-illegal-character',
    severity: 'error',
    path,
    values: { characters },
    foundBy: 'checks',
  };
}
