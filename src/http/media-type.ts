import { checkHeader } from './arguments.ts';

/** A media type in lower case with its parameters. */
export interface MediaType {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const token = "[\\w!#$%&'*+.^`|~-]+";
const typePattern = new RegExp(`^\\s*(${token}/${token})\\s*(?:;|$)`);
const parameterPattern = new RegExp(`;\\s*(${token})=(?:"((?:[^"\\\\]|\\\\.)*)"|(${token}))`, 'g');

/** Reads the value of a Content-Type header; undefined if it is not a media type. */
export function parseMediaType(header: string): MediaType | undefined {
  const type = typePattern.exec(header)?.[1];
  if (type === undefined) return undefined;
  const parameters = Array.from(header.matchAll(parameterPattern), ([, name = '', quoted, plain = '']) => {
    const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
    return [name.toLowerCase(), value] as const;
  });
  return { type: type.toLowerCase(), parameters: new Map(parameters) };
}

export type DocumentFormat = 'json' | 'xml';

interface AcceptedFormat {
  readonly format: DocumentFormat;
  readonly types: RegExp;
  readonly charsets: readonly string[];
}

/** JSON is UTF-8; the byte order mark of XML shows whether it is UTF-16. */
const acceptedFormats: readonly AcceptedFormat[] = [
  {
    format: 'json',
    types: /^(?:application\/json|text\/json|application\/[^/]+\+json)$/,
    charsets: ['utf-8'],
  },
  {
    format: 'xml',
    types: /^(?:application\/xml|text\/xml|application\/[^/]+\+xml)$/,
    charsets: ['utf-8', 'utf-16', 'utf-16le', 'utf-16be'],
  },
];

/**
 * Returns the format of a document by its Content-Type; undefined for a type that no operation accepts.
 *
 * @example
 * ```ts
 * console.log(documentFormat('application/xml; charset=utf-8'), documentFormat('image/png')); // xml undefined
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function documentFormat(header: string | null): DocumentFormat | undefined {
  checkHeader('documentFormat', 'header', header);
  const mediaType = parseMediaType(header ?? '');
  if (mediaType === undefined) return undefined;
  const accepted = acceptedFormats.find(({ types }) => types.test(mediaType.type));
  const charset = mediaType.parameters.get('charset')?.toLowerCase();
  if (accepted === undefined) return undefined;
  return charset === undefined || accepted.charsets.includes(charset) ? accepted.format : undefined;
}

/** The media types of the body of a document operation, for the Accept-Post header and a problem's text. */
export const documentMediaTypes =
  'application/json, text/json, application/*+json, application/xml, text/xml, application/*+xml';

/** The reason why a body of another media type is refused, with the accepted types. */
export const wrongType = { text: 'wrongType', values: { mediaTypes: documentMediaTypes } } as const;
export const acceptPost = { 'accept-post': documentMediaTypes };
