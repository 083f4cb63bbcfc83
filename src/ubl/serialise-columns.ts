import type { ElementName, UblAttribute } from '../core/element.ts';
import type { ElementColumns } from '../core/element-columns.ts';
import { escapeText } from '../core/xml-text.ts';
import { attributesText, flat, startOf, tagOf, withoutLineBreaks } from './tags.ts';

/** An element that holds more elements than this is worth flattening child by child. */
const many = 2000;

/**
 * The text of an element in columns at a depth, with the line break before it. What is written there has no
 * text among elements, and no namespace but those that the root declares.
 */
export function columnsText(columns: ElementColumns, n: number, declarations: string, depth: number): string {
  const attributes = columns.attributes[n] as readonly UblAttribute[];
  const text = columns.texts[n];
  const tag = tagOf(columns.names[n] as ElementName, depth);
  if (text === '') return `${tag.opening}${declarations}${attributesText(attributes)}/>`;
  const start =
    declarations === ''
      ? startOf(tag, attributes)
      : `${tag.opening}${declarations}${attributesText(attributes)}>`;
  if (text !== undefined) return start + escapeText(text) + tag.end;
  const end = columns.ends[n] as number;
  const inner = depth === withoutLineBreaks ? withoutLineBreaks : depth + 1;
  let content = start;
  for (let child = n + 1; child < end; child = columns.ends[child] as number) {
    const childText = columnsText(columns, child, '', inner);
    content += end - n > many ? flat(childText) : childText;
  }
  return content + tag.endOnOwnLine;
}
