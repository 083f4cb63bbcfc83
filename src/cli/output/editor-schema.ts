import type { Language } from '../../core/messages/language.ts';
import type { JsonSchemaDocument } from '../../http/schema/document-request.ts';
import { renderedSpecification } from '../../specification/rendered.ts';
import { lists, meaningIn } from '../explain/code-meanings.ts';

/**
 * The schema as editors show most of it: beside each code of a field is its meaning (`enumDescriptions`), and fields that
 * take further codes offer those of their list. It takes the same documents; strict validators refuse the keyword.
 */
export function editorSchema(schema: JsonSchemaDocument, language: Language): JsonSchemaDocument {
  const { properties, $defs, ...others } = schema;
  return {
    ...others,
    ...(properties && { properties: mapped(properties, (field, name) => explained(name, field, language)) }),
    ...($defs && { $defs: mapped($defs, (object) => editorSchema(object, language)) }),
  };
}

function mapped<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

function explained(
  name: string,
  field: JsonSchemaDocument | boolean,
  language: Language,
): JsonSchemaDocument | boolean {
  if (typeof field === 'boolean') return field;
  if (Array.isArray(field.enum)) return { ...field, ...withMeanings(name, field.enum, language) };
  const codes = codesOf(name);
  if (codes.length === 0) return field;
  // What takes anything beside the codes makes them an offer.
  return { ...field, allOf: [{ anyOf: [withMeanings(name, codes, language), {}] }] };
}

function withMeanings(name: string, codes: readonly unknown[], language: Language): JsonSchemaDocument {
  const meanings = codes.map((code) => meaningIn([name], String(code), language) ?? '');
  return { enum: codes, ...(meanings.some((meaning) => meaning !== '') && { enumDescriptions: meanings }) };
}

function codesOf(name: string): string[] {
  const { meanings } = renderedSpecification.rendering;
  return lists.flatMap(([list, names]) => (names.includes(name) ? Object.keys(meanings[list]) : []));
}
