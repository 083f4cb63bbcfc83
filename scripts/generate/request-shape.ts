/** Writes the readers of a document request into src/generated, as plain code, from the rows of its fields. */
import * as z from 'zod';
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import { limits } from '../../src/core/options/limits.ts';
import type { FieldFacts, RequestFacts } from '../../src/core/specification/fields.ts';
import { mayBeNull, mostOf, mostOfText, requiredOrNullText } from '../../src/request/schema/request.ts';
import { writeGenerated } from './bundle.ts';

export default function compileRequestShape(): void {
  writeGenerated('request-shape.js', requestShapeModule(uaeFields));
}

function requestShapeModule(facts: RequestFacts): string {
  return `${head}${objectsIn('DocumentRequest', facts)
    .map((name) => readerOf(name, facts))
    .join('')}`;
}

const head = `// Compiled from the rows in rules/pint/fields and rules/ae/fields; changes are lost.
import { withCodes } from '../request/aliases.ts';
import { code, date, flag, inside, isRightObject, list, number, objects, text, textsOrObjects } from '../request/shape.ts';

export const dateForm = ${z.core.regexes.date};
`;

/** An object and those in it, each after those that it holds. */
function objectsIn(object: string, facts: RequestFacts): readonly string[] {
  const inside = Object.values(facts[object]?.fields ?? {}).flatMap((field) =>
    field.kind === 'group' || field.kind === 'list' ? objectsIn(field.of, facts) : [],
  );
  return [...new Set([...inside, object])];
}

/**
 * The function that reads an object: it looks at each field once, and takes values that have the form of their
 * row. All fields are in one literal, missing ones as undefined: every object of the request then has the same
 * shape, whatever was sent, so later code reads its fields in a fraction of the time that objects of many
 * shapes take.
 */
function readerOf(name: string, facts: RequestFacts): string {
  const rows = Object.entries(facts[name]?.fields ?? {});
  const fields = rows.map(([field, row]) => `    ${field}: ${reader(name, field, row, facts)},\n`);
  const names = rows.map(([field]) => field).join(' ');
  return `
const fieldsOf${name} = /* @__PURE__ */ new Set('${names}'.split(' '));

export function read${name}(sent, reading, vocabularies) {
  if (!isRightObject(sent, reading${absenceOf(mayBeNull(name, facts))})) return {};
  for (const name in sent) if (!fieldsOf${name}.has(name)) reading.hasUnknownFields = true;
  const coded = vocabularies === undefined ? sent : withCodes(sent, vocabularies, reading.steps, reading);
  let value;
  return {\n${fields.join('')}  };
}
`;
}

function reader(object: string, name: string, field: FieldFacts, facts: RequestFacts): string {
  const sent = `coded.${name}`;
  // Lines are read one by one, so that reading can stop before the last.
  if (object === 'DocumentRequest' && name === 'lines')
    return `list(${sent}, '${name}', ${limits.maxLines}, reading)`;
  if (field.presence === 'required') return valueReader(sent, `'${name}'`, field, facts);
  const read = valueReader('value', `'${name}'`, field, facts);
  return field.presence === 'nullable'
    ? `(value = ${sent}) === null ? null : ${read}`
    : `(value = ${sent}) === undefined || value === null ? value : ${read}`;
}

function valueReader(value: string, name: string, field: FieldFacts, facts: RequestFacts): string {
  const absence = absenceOf(field.presence === 'nullable');
  const most = mostOf(field);
  switch (field.kind) {
    case 'choice':
      return `code(${value}, ${name}, '${field.among}', reading)`;
    case 'group':
      return `inside(${value}, ${name}, reading, read${field.of}, vocabularies)`;
    case 'list':
      return field.text === undefined
        ? `objects(${value}, ${name}, ${most}, reading, read${field.of}, vocabularies)`
        : `textsOrObjects(${value}, ${name}, ${most}, ${mostOfText({ of: field.of, text: field.text }, facts)}, reading, read${field.of}, vocabularies)`;
    case 'date':
      return `date(${value}, ${name}, dateForm, reading${absenceOfDate(field)})`;
    case 'flag':
      return `flag(${value}, ${name}, reading${absence})`;
    case 'decimal':
    case 'amount':
    case 'price':
      return `number(${value}, ${name}, ${-limits.maxMagnitude}, ${limits.maxMagnitude}, reading${absence})`;
    default:
      return `text(${value}, ${name}, ${most}, reading${absence})`;
  }
}

/** The reader of a date also reports an empty text, which may mean that the field has no value. */
function absenceOfDate({ presence }: FieldFacts): string {
  return presence === 'required' ? ", 'required'" : absenceOf(presence === 'nullable');
}

function absenceOf(isNullable: boolean): string {
  return isNullable ? `, '${requiredOrNullText}'` : '';
}
