import { type Node, type ParseError, parseTree } from 'jsonc-parser';

/** Returns the documents of a JSON text, each on one line with every digit; undefined if the text is something else. */
export function requestsIn(text: string): string[] | undefined {
  const json = text.trim();
  if (!/^[[{]/.test(json)) return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, { disallowComments: true });
  // Several values in a row are lines of JSON.
  if (root === undefined || errors.length > 0)
    return json.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const documents = root.type === 'array' ? (root.children ?? []) : [root];
  return documents.map((node) => inOneLine(json, node));
}

/** A string in JSON contains no line break. */
function inOneLine(json: string, { offset, length }: Node): string {
  return json.slice(offset, offset + length).replace(/\s*[\r\n]\s*/g, ' ');
}
