import { contentsOf, formOf } from './contents.ts';
import type { Call, CallParameter, Content, Key, Type } from './model.ts';
import { type OpenApi, type Parameter, type PlacedOperation, resolved } from './openapi.ts';
import { described } from './schemas.ts';
import type { TypeOf } from './types.ts';

/** Context for reading operations. */
interface Reading {
  readonly description: OpenApi;
  readonly typeOf: TypeOf;
  readonly keys: readonly Key[];
}

/** A call for each kind of body and answer: the plainest has the name of the operation, the others say what they take and give. */
export function callsOf(operation: PlacedOperation, reading: Reading): Call[] {
  const name = operation.operationId ?? `${operation.method}-${operation.path}`;
  const bodies = contentsOf([operation.requestBody ?? {}], `${name}-body`, reading).map(asSent);
  const answers = contentsOf(successesOf(operation), `${name}-answer`, reading);
  const ofAll = {
    operation: name,
    description: wordsOf(operation, name),
    method: operation.method.toUpperCase(),
    path: operation.path,
    parameters: parametersOf(operation, reading),
    keys: keysOf(operation, reading),
  };
  return withEndings('from', bodies).flatMap((body) =>
    withEndings('as', answers).map((answer) => ({
      ...ofAll,
      name: `${name}${body.ending}${answer.ending}`,
      body: body.content,
      answer: answer.content,
    })),
  );
}

/** A text is sent as the bytes that it is. */
function asSent(content: Content): Content {
  return content.kind === 'text' ? { ...content, kind: 'bytes' } : content;
}

function successesOf({ responses = {} }: PlacedOperation) {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2') || status === 'default')
    .map(([, response]) => response);
}

function wordsOf({ summary = '', description = '' }: PlacedOperation, name: string): string {
  const title = summary === '' ? name : summary.replace(/\.?$/, '.');
  return description === '' ? title : `${title}\n${description}`;
}

/** The contents, or none, each with what the name of its call ends with; that of the first is missing. */
function withEndings(word: 'from' | 'as', contents: readonly Content[]) {
  if (contents.length === 0) return [{ content: undefined, ending: '' }];
  return contents.map((content, index) => ({
    content,
    ending: index === 0 ? '' : `-${word}-${formOf(content)}`,
  }));
}

/** The keys of which an operation takes one or all, in the order of the keys. */
function keysOf({ security }: PlacedOperation, { description, keys }: Reading): string[] {
  const needed = (security ?? description.security ?? []).flatMap((all) => Object.keys(all));
  return keys.map(({ name }) => name).filter((name) => needed.includes(name));
}

/** The parameters: those of the path first, in its order, whether they are described or not. */
function parametersOf(operation: PlacedOperation, reading: Reading): CallParameter[] {
  const { parameters = [], path } = operation;
  const inPath = Array.from(
    path.matchAll(/\{([^}]+)\}/g),
    ([, name = '']): Parameter => ({ name, in: 'path' }),
  );
  const read = parameters.flatMap((parameter) => resolved<Parameter>(reading.description, parameter) ?? []);
  const all = new Map(
    [...inPath, ...read].map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );
  return [...all.values()].flatMap((parameter) => parameterOf(parameter, operation, reading));
}

/** A parameter; none of a place that clients do not send to, such as cookies. */
function parameterOf(
  parameter: Parameter,
  { operationId = '' }: PlacedOperation,
  { typeOf }: Reading,
): CallParameter[] {
  const { name, in: place, required = false, schema, explode } = parameter;
  if (place !== 'path' && place !== 'query' && place !== 'header') return [];
  const isIdempotencyKey = place === 'header' && name.toLowerCase() === 'idempotency-key';
  const told = parameter.description ?? described(schema ?? true);
  return [
    {
      name,
      in: place,
      description: isIdempotencyKey ? `${told} Made anew where none is given.`.trim() : told,
      type: plain(typeOf(schema, `${operationId}-${name}`)),
      isRequired: place === 'path' || (required && !isIdempotencyKey),
      isJoined: place !== 'query' || explode === false,
      isIdempotencyKey,
    },
  ];
}

/** A parameter is a text, a number, true or false, or a list of such. */
function plain(type: Type): Type {
  if (type.kind === 'list') return { kind: 'list', of: plain(type.of) };
  return type.kind === 'object' || type.kind === 'any' ? { kind: 'text', values: [] } : type;
}
