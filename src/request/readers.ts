import { oncePer } from '../core/once-per.ts';
import { limits } from '../core/options/limits.ts';
import type { FieldFacts, RequestFacts } from '../core/specification/fields.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { dateForm, readDocumentRequest, readLine } from '../generated/request-shape.js';
import { type FieldVocabularies, vocabulariesOf, withCodes } from './aliases.ts';
import { areCompiled, objectIn } from './fields.ts';
import { mayBeNull, mostOf, mostOfText, requestCodes, requiredOrNullText } from './schema/request.ts';
import {
  type Absence,
  code,
  date,
  type Fault,
  flag,
  inside,
  isRightObject,
  list,
  number,
  objects,
  type Reading,
  type ReadObject,
  text,
  textsOrObjects,
} from './shape.ts';

/** The readers for the requests of a specification; those for the fields of PINT-AE are compiled. */
export const readersOf = oncePer(
  (specification: RequestSpecification): RequestReaders =>
    areCompiled(specification.fields)
      ? { readDocumentRequest, readLine }
      : interpretedReadersOf(specification),
);

/** Reads a request except for its lines, each of which is read separately. */
interface RequestReaders {
  readonly readDocumentRequest: ReadObject;
  readonly readLine: ReadObject;
}

/** A request before it is read. */
export function newReading(specification: RequestSpecification): Reading {
  const codes = codesOf(specification);
  const { messages } = specification;
  return { codes, messages, steps: [], faults: [], replaced: [], hasUnknownFields: false };
}

const codesOf = oncePer(requestCodes);

/** The faults of one value in the field at a path. */
export function faultsOfField(
  path: string,
  value: unknown,
  specification: RequestSpecification,
): readonly Fault[] {
  const names = path.replaceAll(/\[\d+\]/g, '').split('.');
  const name = names.at(-1) ?? '';
  let object = 'DocumentRequest';
  let vocabularies: FieldVocabularies | undefined = vocabulariesOf(specification);
  for (const step of names.slice(0, -1)) {
    const field = specification.fields[object]?.fields[step];
    object = (field && objectIn(field)) ?? '';
    vocabularies = vocabularies?.inside[step];
  }
  const reading = newReading(specification);
  interpretedReadersOf(specification).readerOfField(object, name)({ [name]: value }, reading, vocabularies);
  return reading.faults;
}

const interpretedReadersOf = oncePer(({ fields }: RequestSpecification) => readersByFacts(fields));

/** The readers for the requests of any specification; those for PINT-AE are compiled, and so faster. */
function readersByFacts(facts: RequestFacts) {
  const readers = new Map<string, ReadObject>();
  return {
    readDocumentRequest: readerOf('DocumentRequest'),
    readLine: readerOf('Line'),
    readerOfField(object: string, name: string): ReadObject {
      const field = facts[object]?.fields[name];
      if (field === undefined) throw new TypeError(`${object} has no field ${name}`);
      return objectReader([{ name, read: fieldReader(name, field, object) }], undefined);
    },
  };

  function readerOf(object: string): ReadObject {
    const known = readers.get(object);
    if (known !== undefined) return known;
    const fields = facts[object]?.fields;
    if (fields === undefined) throw new TypeError(`the request has no object ${object}`);
    const steps = Object.entries(fields).map(([name, field]) => ({
      name,
      read: fieldReader(name, field, object),
    }));
    const reader = objectReader(steps, mayBeNull(object, facts) ? requiredOrNullText : undefined);
    readers.set(object, reader);
    return reader;
  }

  function fieldReader(name: string, field: FieldFacts, object: string): ReadField {
    const read = object === 'DocumentRequest' && name === 'lines' ? unreadLines : valueReader(name, field);
    if (field.presence === 'required') return read;
    if (field.presence === 'nullable')
      return (sent, ...state) => (sent === null ? null : read(sent, ...state));
    return (sent, ...state) => (sent === undefined || sent === null ? sent : read(sent, ...state));
  }

  function valueReader(name: string, field: FieldFacts): ReadField {
    const absence = field.presence === 'nullable' ? requiredOrNullText : undefined;
    const most = mostOf(field);
    switch (field.kind) {
      case 'choice':
        return (sent, reading) => code(sent, name, field.among, reading);
      case 'group': {
        const read = readerOf(field.of);
        return (sent, reading, vocabularies) => inside(sent, name, reading, read, vocabularies);
      }
      case 'list':
        return listReader(name, field, most);
      case 'date':
        return (sent, reading) =>
          date(sent, name, dateForm, reading, field.presence === 'required' ? 'required' : absence);
      case 'flag':
        return (sent, reading) => flag(sent, name, reading, absence);
      case 'decimal':
      case 'amount':
      case 'price':
        return (sent, reading) =>
          number(sent, name, -limits.maxMagnitude, limits.maxMagnitude, reading, absence);
      default:
        return (sent, reading) => text(sent, name, most, reading, absence);
    }
  }

  function listReader(name: string, field: FieldFacts & { readonly kind: 'list' }, most: number): ReadField {
    const read = readerOf(field.of);
    if (field.text === undefined)
      return (sent, reading, vocabularies) => objects(sent, name, most, reading, read, vocabularies);
    const longest = mostOfText({ of: field.of, text: field.text }, facts);
    return (sent, reading, vocabularies) =>
      textsOrObjects(sent, name, most, longest, reading, read, vocabularies);
  }
}

/** Lines are read one by one, so that reading can stop before the last. */
const unreadLines: ReadField = (sent, reading) => list(sent, 'lines', limits.maxLines, reading);

type ReadField = (sent: unknown, reading: Reading, vocabularies: FieldVocabularies | undefined) => unknown;

function objectReader(
  fields: readonly { readonly name: string; readonly read: ReadField }[],
  absence: Absence | undefined,
): ReadObject {
  const names = new Set(fields.map(({ name }) => name));
  return (sent, reading, vocabularies) => {
    if (!isRightObject(sent, reading, absence)) return {};
    for (const name in sent) if (!names.has(name)) reading.hasUnknownFields = true;
    const coded = vocabularies === undefined ? sent : withCodes(sent, vocabularies, reading.steps, reading);
    const object: Record<string, unknown> = {};
    for (const { name, read } of fields) object[name] = read(coded[name], reading, vocabularies);
    return object;
  };
}
