import type { Finding } from '../core/findings/finding.ts';
import type { Specification } from '../core/specification/specification.ts';
import { fieldPath } from '../core/xml/element.ts';
import { type IllegalCharacters, xmlTextOf } from '../core/xml/xml-characters.ts';
import { type Fields, requestFieldsOf } from './fields.ts';
import { readCallersValue } from './parse.ts';
import { isObject } from './shape.ts';

/**
 * The findings about characters that XML cannot carry. The UBL has some texts in several places, or as an
 * attribute of another field's element, so what is told names the fields that were sent; if those say nothing
 * of the kind any more, it names the places where it was written.
 */
export function illegalCharacterFindings(
  request: unknown,
  written: readonly IllegalCharacters[],
  specification: Specification,
): Finding[] {
  if (written.length === 0) return [];
  const sent: IllegalCharacters[] = [];
  readCallersValue(() => {
    collect(request, requestFieldsOf(specification), '', sent);
    return { ok: true, value: sent };
  });
  return (sent.length > 0 ? sent : written).map(findingOf);
}

function collect(value: unknown, fields: Fields | null, path: string, found: IllegalCharacters[]): void {
  if (typeof value === 'string') {
    const { illegal } = xmlTextOf(value);
    if (illegal.length > 0) found.push({ path, characters: illegal });
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      collect(value[index], fields, `${path}[${index}]`, found);
  } else if (isObject(value)) {
    for (const [name, inside] of fields ?? []) collect(value[name], inside, fieldPath(path, name), found);
  }
}

function findingOf({ path, characters }: IllegalCharacters): Finding {
  return {
    rule: 'pint-ae-illegal-character',
    severity: 'error',
    path,
    values: { characters },
    foundBy: 'checks',
  };
}
