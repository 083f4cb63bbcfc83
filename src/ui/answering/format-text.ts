import { format } from 'jsonc-parser';
import { withEdits } from '../../intake/fix-text.ts';
import { parseUbl } from '../../intake/parse-ubl.ts';
import { isXmlText } from '../../intake/unwrap.ts';

/** JSON with a value on each line, or XML with an element; text that cannot be read is unchanged. */
export function formatted(text: string): string {
  return isXmlText(text) ? formattedXml(text) : formattedJson(text);
}

function formattedJson(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  return withEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2 }));
}

/** A markup piece, or the text between two; an unclosed one extends to the end, so that search is linear. */
const piece =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^<>"']+)*>?|[^<]+/g;

function formattedXml(text: string): string {
  if (!parseUbl(text).ok) return text;
  const pieces = (text.match(piece) ?? []).filter((each) => each.trim() !== '');
  const lines: string[] = [];
  let depth = 0;
  let isInText = false;
  for (const [index, each] of pieces.entries()) {
    const isEnd = each.startsWith('</');
    if (isEnd) depth -= 1;
    const isText = !isMarkup(each);
    // The content of an element that has text is part of its value.
    if (isText || isInText || (isEnd && isStart(pieces[index - 1] ?? ''))) lines.push(lines.pop() + each);
    else lines.push('  '.repeat(depth) + each);
    isInText = isText;
    if (isStart(each)) depth += 1;
  }
  return `${lines.join('\n')}\n`;
}

function isMarkup(each: string): boolean {
  return each.startsWith('<') && !each.startsWith('<![CDATA[');
}

function isStart(each: string): boolean {
  return /^<[^!?/]/.test(each) && !each.endsWith('/>');
}
