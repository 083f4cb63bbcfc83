import type { Call, CallParameter, ClientModel, Field, Key, Type } from './model.ts';

/** The files of a client by their paths. */
export type Files = Readonly<Record<string, string>>;

/** How a client is called in each language, such as `pint-ae`. */
export interface Named extends ClientModel {
  readonly name: string;
}

/** A language by the files of a client in it. */
export type Language = (model: Named) => Files;

/** The names of objects in a language, by their names in the description. */
export type Names = ReadonlyMap<string, string>;

export type NamedKey = Pick<Key, 'name' | 'header'>;

/** Description of a value: its meaning and its possible values. */
export function told({ description, type }: Pick<Field, 'description' | 'type'>): string {
  const values = valuesOf(type);
  const listed = values.length === 0 ? '' : `One of: ${values.join(', ')}.`;
  return [description, listed].filter((text) => text !== '').join(' ');
}

function valuesOf(type: Type): readonly string[] {
  if (type.kind === 'list') return valuesOf(type.of);
  return type.kind === 'text' ? type.values : [];
}

/** The parameters of a call: those that must be given, in their order, and the others. */
export function parametersOf({ parameters }: Call): {
  required: readonly CallParameter[];
  optional: readonly CallParameter[];
} {
  return {
    required: parameters.filter(({ isRequired }) => isRequired),
    optional: parameters.filter(({ isRequired }) => !isRequired),
  };
}

/** Those that must have a value, in their order, and then the others. */
export function requiredFirst<Declared extends Pick<Field, 'isRequired'>>(
  all: readonly Declared[],
): Declared[] {
  return [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)];
}

/** The path of a call as terms of a language: its texts, and the parameters between them. */
export function pathTerms(
  { path, parameters }: Call,
  textTerm: (text: string) => string,
  parameterTerm: (parameter: CallParameter) => string,
): string[] {
  const parts = path.matchAll(/([^{]*)(?:\{([^}]+)\})?/g);
  return Array.from(parts).flatMap(([, text = '', name]) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return [
      ...(text === '' ? [] : [textTerm(text)]),
      ...(parameter === undefined ? [] : [parameterTerm(parameter)]),
    ];
  });
}

/** Whether a parameter of a query is a list that is sent as one value. */
export function isOneInQuery({ in: place, isJoined, type }: CallParameter): boolean {
  return place === 'query' && isJoined && type.kind === 'list';
}

/** The keys that a call takes. */
export function keysFor<Known extends NamedKey>({ keys: needed }: Call, known: readonly Known[]): Known[] {
  return known.filter(({ name }) => needed.includes(name));
}

/** The media types that a call accepts. */
export function accepted({ answer }: Call): string {
  return answer === undefined ? '*/*' : `${answer.mediaType}, application/problem+json`;
}

/** First lines of every generated file. */
export function heading({ title, version, description }: ClientModel): string {
  return `A client of ${title} ${version}, made from its OpenAPI description: make it anew rather than change it.\n${description}`;
}

export function indented(lines: readonly string[], by: string): string[] {
  return lines.map((line) => (line === '' ? line : `${by}${line}`));
}

/** A text in double quotes, as Python, Java and C# read it too. */
export function quoted(text: string): string {
  return JSON.stringify(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    escaped,
  );
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
