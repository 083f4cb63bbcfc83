import type { Content, Type } from './model.ts';
import {
  type Body,
  isJson,
  jsonFirst,
  type Media,
  type OpenApi,
  type Reference,
  resolved,
} from './openapi.ts';
import type { TypeOf } from './types.ts';

/** The contents of bodies or answers, JSON first, one of each form. An object of theirs gets the name where it has none. */
export function contentsOf(
  bodies: readonly (Body | Reference)[],
  name: string,
  { description, typeOf }: { readonly description: OpenApi; readonly typeOf: TypeOf },
): Content[] {
  const read = bodies.flatMap((body) => {
    const { content = {} } = resolved<Body>(description, body) ?? {};
    return jsonFirst(distinct(content)).map(([mediaType, { schema }]) =>
      contentOf(mediaType, () => typeOf(schema, name)),
    );
  });
  return read.filter((one, index) => read.findIndex((other) => formOf(other) === formOf(one)) === index);
}

/** Text with the schema of the JSON beside it is the same under another name, and a range of types is none. */
function distinct(content: Readonly<Record<string, Media>>): [string, Media][] {
  const all = Object.entries(content).filter(([mediaType]) => !mediaType.includes('*'));
  const json = all.find(([mediaType]) => isJson(mediaType))?.[1];
  const isJsonToo = (mediaType: string, { schema }: Media) =>
    mediaType.startsWith('text/plain') &&
    json !== undefined &&
    JSON.stringify(schema) === JSON.stringify(json.schema);
  return all.filter(([mediaType, media]) => !isJsonToo(mediaType, media));
}

function contentOf(mediaType: string, type: () => Type): Content {
  if (isJson(mediaType)) return { kind: 'json', mediaType, type: type() };
  if (/ndjson|jsonl|json-seq/.test(mediaType)) return { kind: 'lines', mediaType, type: type() };
  return { kind: /^text\/|[/+](?:xml|html|csv|yaml)\b/.test(mediaType) ? 'text' : 'bytes', mediaType };
}

/** The form of a content in a word, such as json or xml. */
export function formOf({ kind, mediaType }: Content): string {
  return kind === 'json' || kind === 'lines' ? kind : (mediaType.split(/[/;+]/).at(1) ?? mediaType);
}
