import * as z from 'zod';
import type { Language } from '../../src/core/messages/language.ts';
import { oncePer } from '../../src/core/once-per.ts';
import { limits } from '../../src/core/options/limits.ts';
import {
  descriptionOf,
  type FieldFacts,
  type FieldRow,
  mayBeGiven,
} from '../../src/core/specification/fields.ts';
import type { DescribedSpecification } from '../../src/core/specification/specification.ts';
import {
  mayBeNull,
  mostOf,
  mostOfText,
  requestCodes,
  requiredOrNullText,
} from '../../src/request/schema/request.ts';

/** The schemas of the objects of a document request, by the interface's names for them. */
export interface RequestSchemas extends Readonly<Record<string, z.ZodObject>> {
  readonly DocumentRequest: z.ZodObject;
}

/** The schemas for the requests of a specification, with English descriptions; made once. */
export const requestSchemasOf = oncePer(
  (specification: DescribedSpecification): RequestSchemas => requestSchemas(specification, 'en'),
);

/** The schemas for the requests of a specification, made from the rows of its fields, with texts in a language. */
export function requestSchemas(specification: DescribedSpecification, language: Language): RequestSchemas {
  const { fields: objects, codeLists } = specification;
  const codes = requestCodes(specification);
  const made = new Map<string, z.ZodObject>();
  const inOrder = Object.keys(objects).map((name) => [name, objectOf(name)] as const);
  return { ...Object.fromEntries(inOrder), DocumentRequest: objectOf('DocumentRequest') };

  function objectOf(name: string): z.ZodObject {
    const known = made.get(name);
    if (known !== undefined) return known;
    const rows = objects[name];
    if (rows === undefined) throw new TypeError(`the request has no object ${name}`);
    const shape = Object.entries(rows.fields).map(([field, row]) => [
      field,
      described(mayBeGiven(row, rows.fields) ? { ...row, presence: undefined } : row),
    ]);
    const { title, description } = rows;
    const object = z
      .object(Object.fromEntries(shape), mayBeNull(name, objects) ? { error: requiredOrNull } : undefined)
      .meta({ title: title[language], description: description[language] });
    made.set(name, object);
    return object;
  }

  function described(row: FieldRow): z.ZodType {
    const description = descriptionOf(row, language);
    const examples =
      row.codeList === undefined ? row.examples : Object.keys(codeLists[row.codeList]?.codes ?? {});
    return present(row).meta(
      examples === undefined ? { description } : { description, examples: [...examples] },
    );
  }

  function present(row: FieldRow): z.ZodType {
    const value = schemaOf(row);
    if (row.presence === 'required') return value;
    return row.presence === 'nullable' ? value.nullable() : value.nullish();
  }

  function schemaOf(row: FieldRow): z.ZodType {
    if (row.kind === 'choice') return z.enum(codes[row.among]);
    if (row.kind === 'group') return objectOf(row.of);
    if (row.kind !== 'list') return scalarOf(row);
    const object = objectOf(row.of);
    const entry =
      row.text === undefined
        ? object
        : z.union([z.string().max(mostOfText({ ...row, text: row.text }, objects)), object]);
    return z.array(entry).max(mostOf(row));
  }
}

/** A nullable field must be present: the error for its absence says that null is enough. */
function scalarOf(row: FieldFacts): z.ZodType {
  const parameters = row.presence === 'nullable' ? { error: requiredOrNull } : undefined;
  switch (row.kind) {
    case 'date':
      return z.iso.date(parameters);
    case 'flag':
      return z.boolean(parameters);
    case 'decimal':
    case 'amount':
    case 'price':
      return z.number(parameters).min(-limits.maxMagnitude).max(limits.maxMagnitude);
    default:
      return z.string(parameters).max(mostOf(row));
  }
}

function requiredOrNull(issue: { readonly input?: unknown }): string | undefined {
  return issue.input === undefined ? requiredOrNullText : undefined;
}
