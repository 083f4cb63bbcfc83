/** A tag in the text of an XML document. */
export interface Tag {
  readonly name: string;
  /** A start tag, an end tag, or an empty-element tag. */
  readonly is: 'start' | 'end' | 'whole';
  readonly from: number;
  readonly to: number;
}

/** The tags of a text, in order. */
export interface TagsInText {
  readonly tags: readonly Tag[];
  /** The place of an unfinished tag, comment or similar, which the text does not close. */
  readonly unclosed: { readonly is: 'tag' | 'other'; readonly from: number } | undefined;
}

const others: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Scans a text once, even if it is faulty. */
export function tagsIn(text: string): TagsInText {
  const tags: Tag[] = [];
  for (let from = text.indexOf('<'); from >= 0; ) {
    const other = others.find(([start]) => text.startsWith(start, from));
    if (other !== undefined) {
      const end = text.indexOf(other[1], from + other[0].length);
      if (end < 0) return { tags, unclosed: { is: 'other', from } };
      from = text.indexOf('<', end + other[1].length);
      continue;
    }
    const end = tagEnd(text, from + 1);
    if (end === undefined) return { tags, unclosed: { is: 'tag', from } };
    // A tag with another tag beginning inside is incomplete.
    if (text[end] === '>') tags.push(tagFrom(text.slice(from, end + 1), from));
    from = text[end] === '<' ? end : text.indexOf('<', end);
  }
  return { tags, unclosed: undefined };
}

/** Offset of the next `>` or `<` outside quotation marks. */
function tagEnd(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '>' || character === '<') return at;
    if (character !== '"' && character !== "'") continue;
    const end = text.indexOf(character, at + 1);
    if (end < 0) return undefined;
    at = end;
  }
  return undefined;
}

function tagFrom(text: string, from: number): Tag {
  const isEnd = text[1] === '/';
  const name = nameIn(text, isEnd ? 2 : 1);
  return { name, is: isEnd ? 'end' : text.endsWith('/>') ? 'whole' : 'start', from, to: from + text.length };
}

const nameEnds = new Set([' ', '\t', '\r', '\n', '/', '>', '<', '=', '"', "'"]);

/** The name at an offset of a text, or an empty text. */
export function nameIn(text: string, from: number): string {
  let to = from;
  while (to < text.length && !nameEnds.has(text[to] ?? '')) to += 1;
  return text.slice(from, to);
}

/** An attribute in a tag; `to` is the end of its value, or of the tag if the value does not end. */
export interface AttributeInTag {
  readonly name: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly isClosed: boolean;
}

/** The attributes of a tag that have a value. */
export function attributesIn(tag: string): AttributeInTag[] {
  const found: AttributeInTag[] = [];
  let at = nameIn(tag, 1).length + 1;
  while (at < tag.length) {
    const name = nameIn(tag, at);
    const quote = tag[at + name.length + 1] ?? '';
    if (name === '' || tag[at + name.length] !== '=' || (quote !== '"' && quote !== "'")) {
      at += Math.max(1, name.length);
      continue;
    }
    const start = at + name.length + 2;
    const end = tag.indexOf(quote, start);
    const to = end < 0 ? tag.length : end;
    found.push({ name, value: tag.slice(start, to), from: at, to, isClosed: end >= 0 });
    at = to + 1;
  }
  return found;
}
