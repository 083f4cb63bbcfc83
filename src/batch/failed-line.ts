import type { ValidatedDocument } from '../api/validate-document.ts';
import type { ReadDocument } from './chunk.ts';
import { keyedIn } from './verdict.ts';

/**
 * Returns a document that is not valid as a line to correct and check again, with its name as its key; undefined if
 * it is not text. The text of a request stays as written, on one line; text that is not JSON becomes a string.
 */
export function failedLine(
  { name, content }: ReadDocument,
  validated: ValidatedDocument | null,
): string | undefined {
  if (content.kind !== 'bytes') return undefined;
  const keyed = keyedIn(content.bytes);
  const decoded = validated === null ? new TextDecoder().decode(content.bytes) : validated.text;
  const text = (keyed?.text ?? decoded)?.replace(/^\ufeff/, '');
  if (text === undefined) return undefined;
  const id = JSON.stringify(name);
  if (keyed?.format === 'xml' || validated?.form === 'ubl')
    return `{"id":${id},"xml":${JSON.stringify(text)}}\n`;
  return `{"id":${id},"request":${isJson(text) ? text.replaceAll(/[\r\n]/g, ' ') : JSON.stringify(text)}}\n`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
