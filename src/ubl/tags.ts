import { escapeAttribute, qualifiedName } from 'schematron-compiler/xml';
import type { UblAttribute, UblElement } from '../core/xml/element.ts';

type QualifiedName = Pick<UblElement, 'prefix' | 'localName'>;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** The depth that stands for no added line breaks: of elements among text, and of all elements in the exact layout. */
export const withoutLineBreaks = -1;

/** The tags of an element name at a depth, in few pieces: each concatenation takes memory until the text is read. */
export interface Tag {
  readonly prefix: string;
  readonly localName: string;
  readonly depth: number;
  /** The start tag up to its attributes, after the line break before it. */
  readonly opening: string;
  /** The start tag without attributes. */
  readonly start: string;
  readonly end: string;
  readonly endOnOwnLine: string;
  /** The latest attributes, with their start tag: the next document usually has the same. */
  lastAttributes: readonly UblAttribute[];
  lastStart: string;
}

/** The tags of recent names, in slots computed from their letters, which takes a third of the time of a map. */
const tags: (Tag | undefined)[] = new Array(2048).fill(undefined);

export function tagOf({ prefix, localName }: QualifiedName, depth: number): Tag {
  const { length } = localName;
  const slot =
    (length * 99 +
      localName.charCodeAt(length >> 2) * 589 +
      localName.charCodeAt((length * 5) >> 3) * 1039 +
      depth * 1375) &
    2047;
  const known = tags[slot];
  if (
    known !== undefined &&
    known.localName === localName &&
    known.prefix === prefix &&
    known.depth === depth
  )
    return known;
  const name = qualifiedName({ prefix, localName });
  const lineBreak = depth === withoutLineBreaks ? '' : `\n${'  '.repeat(depth)}`;
  const opening = flat(`${lineBreak}<${name}`);
  const start = flat(`${opening}>`);
  const tag = {
    prefix,
    localName,
    depth,
    opening,
    start,
    end: flat(`</${name}>`),
    endOnOwnLine: flat(`${lineBreak}</${name}>`),
    lastAttributes: [],
    lastStart: start,
  };
  if (length + depth < longestKept && (prefix === 'cbc' || prefix === 'cac')) tags[slot] = tag;
  return tag;
}

/** Longer and deeper names are not kept: UBL's names are shorter. */
const longestKept = 64;

/** The start tag with attributes that cannot change. */
export function startOf(tag: Tag, attributes: readonly UblAttribute[]): string {
  if (attributes.length === 0) return tag.start;
  if (tag.lastAttributes === attributes || areSame(tag.lastAttributes, attributes)) return tag.lastStart;
  const start = `${tag.opening}${attributesText(attributes)}>`;
  if (start.length > longestStart) return start;
  tag.lastAttributes = attributes;
  tag.lastStart = flat(start);
  return start;
}

function areSame(some: readonly UblAttribute[], others: readonly UblAttribute[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) {
    const [one, other] = [some[at] as UblAttribute, others[at] as UblAttribute];
    if (one.value !== other.value || one.localName !== other.localName || one.prefix !== other.prefix)
      return false;
  }
  return true;
}

/** The start tag with a caller's attributes, kept only if they are frozen. */
export function startOfAny(tag: Tag, attributes: readonly UblAttribute[]): string {
  const isFixed = Object.isFrozen(attributes) && attributes.every(Object.isFrozen);
  return isFixed ? startOf(tag, attributes) : `${tag.opening}${attributesText(attributes)}>`;
}

/** Longer start tags are not kept. */
const longestStart = 200;

export function attributesText(attributes: readonly UblAttribute[]): string {
  let text = '';
  for (const attribute of attributes) {
    text += ` ${qualifiedName(attribute)}="${escapeAttribute(attribute.value)}"`;
  }
  return text;
}

/** A text as one block of memory: engines hold a concatenation as a tree until a character is read. */
export function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}

/** The declaration of a namespace, as an attribute. */
export function declaration(prefix: string, uri: string): string {
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(uri)}"`;
}
