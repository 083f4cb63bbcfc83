import type { Language } from '../../core/messages/language.ts';
import type { FieldRow, FieldRows } from '../../core/specification/fields.ts';
import { documentRequestJsonSchema, type JsonSchemaDocument } from '../../http/schema/document-request.ts';
import { lists } from '../../report/code-meanings.ts';
import { describedSpecification } from '../../specification/described.ts';
import { formLayout, supplyTexts } from '../../specification/facts.ts';
import { renderedSpecification } from '../../specification/rendered.ts';
import { type FieldHelp, type ObjectHelp, type OneFieldHelp, wholeRequest } from './field-of-help.ts';

/** The help for all fields in a language, from the JSON Schema and the meanings of codes. */
export function fieldHelp(language: Language): FieldHelp {
  const { $defs = {}, ...top } = documentRequestJsonSchema(undefined, language);
  const objects = Object.entries({ [wholeRequest]: top, ...$defs });
  return {
    objects: Object.fromEntries(objects.map(([name, schema]) => [name, objectHelp(name, schema, language)])),
    form: formLayout,
  };
}

function objectHelp(object: string, schema: JsonSchemaDocument, language: Language): ObjectHelp {
  const rows: Readonly<Record<string, FieldRow>> =
    objectRows[object === wholeRequest ? 'DocumentRequest' : object]?.fields ?? {};
  const required = listOf(schema.required);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'boolean'
      ? []
      : [
          [
            name,
            {
              ...oneField(name, field, language),
              ...ofRow(rows[name], name, language),
              isRequired: required.includes(name),
            },
          ] as const,
        ],
  );
  return { title: schema.title ?? '', fields: Object.fromEntries(fields) };
}

const objectRows: FieldRows = describedSpecification.fields;

type OfRow = Pick<OneFieldHelp, 'title' | 'question' | 'answers' | 'kind' | 'presence'>;

function ofRow(row: FieldRow | undefined, name: string, language: Language): OfRow {
  const { title, question, answers, kind = 'text', presence } = row ?? {};
  return {
    title: title?.[language] ?? name,
    question: question?.[language],
    answers: answers && { yes: answers.yes[language], no: answers.no[language] },
    kind,
    presence,
  };
}

function oneField(
  name: string,
  field: JsonSchemaDocument,
  language: Language,
): Omit<OneFieldHelp, 'isRequired' | keyof OfRow> {
  const parts = [field, ...alternatives(field)];
  const items = parts.map(({ items }) => items).find(isSchema);
  const types = parts.flatMap(({ type }) => listOf(type));
  const inItems = items === undefined ? [] : [items, ...alternatives(items)];
  return {
    description: field.description ?? '',
    holds: [...parts, ...inItems]
      .map(({ $ref }) => $ref)
      .find((name) => typeof name === 'string')
      ?.replace('#/$defs/', ''),
    isList: items !== undefined,
    isText: types.includes('string'),
    values: valuesOf(name, parts, types, language),
  };
}

function valuesOf(
  name: string,
  parts: readonly JsonSchemaDocument[],
  types: readonly unknown[],
  language: Language,
): OneFieldHelp['values'] {
  if (types.includes('boolean')) return ['true', 'false'].map((value) => [value, '']);
  const meanings = meaningsOf(name, language);
  const listed = parts.flatMap((part) => [...listOf(part.enum), ...listOf(part.examples)]);
  const isClosed = parts.some((part) => part.enum !== undefined);
  const offered = new Set([
    ...listed.filter((value) => value !== null),
    ...(isClosed ? [] : Object.keys(meanings)),
  ]);
  return [...offered].map((value) => [JSON.stringify(value), meanings[String(value)] ?? '']);
}

function meaningsOf(field: string, language: Language): Readonly<Record<string, string>> {
  const { meanings } = renderedSpecification.rendering;
  if (field === 'documentType') {
    const { documentTypes, rendering } = renderedSpecification;
    return Object.fromEntries(
      Object.entries(documentTypes).map(([name, { profile, typeCode }]) => [
        name,
        rendering.titles[profile][typeCode]?.[language] ?? '',
      ]),
    );
  }
  if (field === 'supply')
    return Object.fromEntries(
      Object.entries(supplyTexts).map(([name, { sentence }]) => [name, sentence[language]]),
    );
  // An identifier is typed, although the meanings of its schemes are known.
  const ofField = field === 'participantId' ? [] : lists.filter(([, names]) => names.includes(field));
  return Object.fromEntries(
    ofField.flatMap(([list]) =>
      Object.entries(meanings[list]).map(([code, meaning]) => [code, meaning[language]]),
    ),
  );
}

function alternatives({ anyOf }: JsonSchemaDocument): JsonSchemaDocument[] {
  return listOf(anyOf).filter(isSchema);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function isSchema(value: unknown): value is JsonSchemaDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
