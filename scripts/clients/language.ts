import type { Call, CallParameter, ClientModel, Field, Type } from './model.ts';

/** The files of a client by their paths. */
export type Files = Readonly<Record<string, string>>;

/** How a client is called in each language, such as `pint-ae`. */
export interface Named extends ClientModel {
  readonly name: string;
}

/** A language by the files of a client in it. */
export type Language = (model: Named) => Files;

/** What there is to say of a value: what it is, and which values it has. */
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

/** A path cut at its parameters: texts, and the names of parameters between them. */
export function pathParts(path: string): { readonly text: string; readonly parameter: string | undefined }[] {
  return Array.from(path.matchAll(/([^{]*)(?:\{([^}]+)\})?/g), ([, text = '', parameter]) => ({
    text,
    parameter,
  })).filter(({ text, parameter }) => text !== '' || parameter !== undefined);
}

/** What every made file begins with. */
export function heading({ title, version, description }: ClientModel): string {
  return `A client of ${title} ${version}, made from its OpenAPI description: make it anew rather than change it.\n${description}`;
}

export function indented(lines: readonly string[], by: string): string[] {
  return lines.map((line) => (line === '' ? line : `${by}${line}`));
}

/** A text in double quotes, as Python, Java, C# and Go read it too. */
export function quoted(text: string): string {
  return JSON.stringify(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    escaped,
  );
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
