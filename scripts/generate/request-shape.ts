/**
 * Writes the readers of a document request into src/generated, as plain code, from the schemas of its
 * objects.
 */
import { join } from 'node:path';
import * as z from 'zod';
import { limits } from '../../src/core/options/limits.ts';
import type { ObjectOf } from '../../src/request/schema/described.ts';
import { requestSchemas } from '../../src/request/schema/document.ts';
import { requiredOrNull, requiredOrNullText } from '../../src/request/schema/scalars.ts';
import { projectFolder } from '../sources.ts';
import { replaceFile } from './replace-file.ts';

const output = join(projectFolder, 'src/generated/request-shape.js');

const anyFlag = '(flag)';

/** Placeholders for the codes of the specification with which a request is read. */
const codes = {
  documentTypes: ['documentTypes'],
  vatCategories: ['vatCategories'],
  itemTypes: ['itemTypes'],
  transactionFlags: { [anyFlag]: 1 },
};

export default function compileRequestShape(): void {
  replaceFile(output, requestShapeModule());
}

function requestShapeModule(): string {
  const objects = new Map<z.core.$ZodType, string>();
  const objectOf: ObjectOf = (name, rows, parameters) => {
    const object = z.object(rows, parameters);
    objects.set(object, name);
    return object;
  };
  const { DocumentRequest } = requestSchemas(codes, objectOf);
  // Lines are read one by one, so that reading can stop before the last.
  const withoutLines = DocumentRequest.extend({ lines: z.array(z.unknown()).max(limits.lines) });
  const named = Array.from(objects, ([schema, name]) => ({
    name,
    schema: schema === DocumentRequest ? withoutLines : (schema as z.ZodObject),
  }));
  const readers = named.map(({ name, schema }) => readerOf(name, schema, objects));
  const fields = Array.from(
    objects,
    ([schema, name]) => `  ${name}: ${fieldsOf(schema as z.ZodObject, objects)},\n`,
  );
  return `${head}
export const requestFields = {\n${fields.join('')}};
${readers.join('')}`;
}

const head = `// Compiled from the schemas of the document request; changes are lost.
import { withCodes } from '../request/aliases.ts';
import { code, date, fieldsIn, flag, inside, isRightObject, list, number, objects, text, textsOrObjects } from '../request/shape.ts';

const dateForm = ${z.core.regexes.date};
`;

type Objects = ReadonlyMap<z.core.$ZodType, string>;

/**
 * The function that reads an object: it looks at each field once, and takes values that have the form of
 * their row.
 */
function readerOf(name: string, schema: z.ZodObject, objects: Objects): string {
  const rows = Object.entries(schema.shape);
  const isFlags = rows.some(([field]) => field === anyFlag);
  const isKnown = isFlags ? 'reading.flags.includes(name)' : `fieldsOf${name}.has(name)`;
  return `
${isFlags ? '' : `const fieldsOf${name} = new Set(Object.keys(requestFields.${name}));\n`}
export function read${name}(sent, reading, vocabularies) {
  if (!isRightObject(sent, reading${absenceOf(schema)})) return {};
  for (const name in sent) if (!${isKnown}) reading.hasUnknownFields = true;
  const coded = vocabularies === undefined ? sent : withCodes(sent, vocabularies, reading.steps, reading.notices);
  let value;
${isFlags ? rows.map(([, row]) => flagReader(row)).join('') : fieldReaders(rows, objects)}}
`;
}

/**
 * All fields in one literal, missing ones as undefined. Every object of the request then has the same shape,
 * whatever was sent, so later code reads its fields in a fraction of the time that objects of many shapes
 * take.
 */
function fieldReaders(rows: readonly (readonly [string, z.core.$ZodType])[], objects: Objects): string {
  const fields = rows.map(
    ([field, row]) =>
      `    ${field}: ${reader({ name: `'${field}'`, sent: `coded.${field}` }, row, objects)},\n`,
  );
  return `  return {\n${fields.join('')}  };\n`;
}

/** The flags are named by the specification; each is read in the same way. */
function flagReader(row: z.core.$ZodType): string {
  const read = reader({ name: 'name', sent: 'coded[name]' }, row, new Map());
  return `  return Object.fromEntries(reading.flags.map((name) => [name, ${read}]));\n`;
}

/** A field in the emitted code: its name as a text, and the value that was sent. */
interface Place {
  readonly name: string;
  readonly sent: string;
}

function reader({ name, sent }: Place, row: z.core.$ZodType, objects: Objects): string {
  const isOptional = row instanceof z.ZodOptional;
  const present = isOptional ? row.unwrap() : row;
  const isNullable = present instanceof z.ZodNullable;
  const schema = isNullable ? present.unwrap() : present;
  const valueRead = (value: string) => valueReader(value, name, schema, objects);
  if (isOptional && isNullable)
    return `(value = ${sent}) === undefined || value === null ? value : ${valueRead('value')}`;
  if (isOptional) throw new Error('no code is written for a field that may be left out and not be null');
  return isNullable ? `(value = ${sent}) === null ? null : ${valueRead('value')}` : valueRead(sent);
}

/** The code that reads a value that is present. */
function valueReader(value: string, name: string, schema: z.core.$ZodType, objects: Objects): string {
  const absence = absenceOf(schema);
  if (schema instanceof z.ZodISODate) return `date(${value}, ${name}, dateForm, reading${absence})`;
  if (schema instanceof z.ZodString) return `text(${value}, ${name}, ${largest(schema)}, reading${absence})`;
  if (schema instanceof z.ZodNumber)
    return `number(${value}, ${name}, ${schema.minValue}, ${schema.maxValue}, reading${absence})`;
  if (schema instanceof z.ZodBoolean) return `flag(${value}, ${name}, reading${absence})`;
  if (schema instanceof z.ZodEnum) return `code(${value}, ${name}, '${schema.options[0]}', reading)`;
  if (schema instanceof z.ZodObject)
    return `inside(${value}, ${name}, reading, read${nameOf(schema, objects)}, vocabularies)`;
  if (schema instanceof z.ZodArray) return listReader(value, name, schema, objects);
  throw new Error(`no code is written for ${schema._zod.def.type}`);
}

function listReader(value: string, name: string, schema: z.ZodArray, objects: Objects): string {
  const { element } = schema;
  const head = `${value}, ${name}, ${largest(schema)}`;
  if (element instanceof z.ZodUnknown) return `list(${head}, reading)`;
  if (!(element instanceof z.ZodUnion))
    return `objects(${head}, reading, read${nameOf(element, objects)}, vocabularies)`;
  const [text, object] = element.options;
  if (!(text instanceof z.ZodString) || object === undefined)
    throw new Error('no code is written for other choices than that of a text and an object');
  return `textsOrObjects(${head}, ${largest(text)}, reading, read${nameOf(object, objects)}, vocabularies)`;
}

/** The argument that says how to report a missing object, if not in the usual way. */
function absenceOf(schema: z.core.$ZodType): string {
  const { error } = schema._zod.def as z.core.$ZodTypeDef & { readonly error?: unknown };
  if (error !== undefined && error !== requiredOrNull) throw new Error('no code is written for other errors');
  return error === undefined ? '' : `, '${requiredOrNullText}'`;
}

/** The greatest length that a text or a list may have. */
function largest(schema: z.core.$ZodType): number {
  const { checks = [] } = schema._zod.def;
  const [only, ...others] = checks.map(({ _zod }) => _zod.def as z.core.$ZodCheckMaxLengthDef);
  if (only?.check !== 'max_length' || others.length > 0)
    throw new Error('no code is written for other checks');
  return only.maximum;
}

function nameOf(schema: z.core.$ZodType, objects: Objects): string {
  const name = objects.get(schema);
  if (name === undefined) throw new Error('an object of the request has no name');
  return name;
}

/** The fields of an object in their order, each with the object that it or its entries hold. */
function fieldsOf(schema: z.ZodObject, objects: Objects): string {
  const rows = Object.entries(schema.shape).filter(([field]) => field !== anyFlag);
  const fields = rows.map(([field, row]) => [field, objectIn(row, objects)].filter((part) => part !== null));
  return `/* @__PURE__ */ fieldsIn('${fields.map((parts) => parts.join('=')).join(' ')}')`;
}

function objectIn(schema: z.core.$ZodType, objects: Objects): string | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return objectIn(schema.unwrap(), objects);
  if (schema instanceof z.ZodArray) return objectIn(schema.element, objects);
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => objectIn(option, objects)).find((name) => name !== null) ?? null;
  return schema instanceof z.ZodObject ? nameOf(schema, objects) : null;
}
