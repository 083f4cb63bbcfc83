import { isWrittenExactly } from '../../core/numbers/exact-number.ts';
import { endOfString } from './duplicate-keys-and-numbers.ts';

/** A document that came with a key of its sender. */
export interface KeyedLine {
  readonly id: string | number;
  /** The document as written in the line. */
  readonly text: string;
  readonly format: 'json' | 'xml';
}

/** The beginning of every such line. */
export const beginsAsKeyed = /^[ \t\r\n\ufeff]*\{[ \t\r\n]*"(?:id|xml|request)"/;

/** Takes a document out of a line `{"id": …, "xml": "…"}` or `{"id": …, "request": {…}}`, as written. */
export function keyedLine(line: string): KeyedLine | undefined {
  if (!beginsAsKeyed.test(line)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  const { id } = value;
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const members = membersOf(line);
  const [key] = members.filter(({ name }) => name === 'id');
  if (members.length !== 2 || key === undefined) return undefined;
  // A number that a double does not hold as written is returned as a text with its digits.
  const sent = typeof id === 'string' || isWrittenExactly(key.text) ? id : key.text;
  if ('xml' in value && typeof value.xml === 'string') return { id: sent, text: value.xml, format: 'xml' };
  const request = members.find(({ name }) => name === 'request');
  return request === undefined ? undefined : { id: sent, text: request.text, format: 'json' };
}

interface Member {
  readonly name: string;
  readonly text: string;
}

function membersOf(text: string): Member[] {
  const members: Member[] = [];
  let depth = 0;
  let nameEnd = -1;
  let start = text.indexOf('{') + 1;
  for (let at = start - 1; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case '{':
      case '[':
        depth += 1;
        break;
      case ':':
        if (depth === 1) nameEnd = at;
        break;
      case '}':
      case ']':
      case ',':
        if (depth === 1 && nameEnd >= 0) {
          const name = String(JSON.parse(text.slice(start, nameEnd)));
          members.push({ name, text: text.slice(nameEnd + 1, at).trim() });
          start = at + 1;
          nameEnd = -1;
        }
        if (text[at] !== ',') depth -= 1;
        break;
    }
  }
  return members;
}
