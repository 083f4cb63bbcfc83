import { attributesIn, nameIn, type Tag, tagsIn } from './ubl-tags.ts';

/** A place in the text of a UBL document, as far as the text shows it. */
export type UblPlace =
  /** Between elements, or in the name of a tag: an element may follow. */
  | {
      readonly in: 'element';
      /** The names of the elements around it, the root first. */
      readonly path: readonly string[];
      /** The part of the tag that has been typed, with its `<`; empty if nothing has been typed. */
      readonly typed: string;
      /** The names of the sibling elements. */
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  /** In the tag of the last element of the path, where the name of an attribute may follow. */
  | { readonly in: 'tag'; readonly path: readonly string[]; readonly typed: string }
  /** In the value of an attribute, or in the content of an element that has no child elements. */
  | {
      readonly in: 'value';
      readonly path: readonly string[];
      readonly attribute: string | undefined;
      readonly typed: string;
    };

interface Open {
  readonly name: string;
  readonly children: string[];
}

/** Content at a position of a text. */
export function ublPlaceAt(text: string, position: number): UblPlace | undefined {
  const before = text.slice(0, position);
  const { tags, unclosed } = tagsIn(before);
  const around = openElements(tags);
  const path = around.map(({ name }) => name);
  const { children = [] } = around.at(-1) ?? {};
  if (unclosed?.is === 'other') return undefined;
  if (unclosed !== undefined) {
    const tag = before.slice(unclosed.from);
    return (
      placeInTag(tag, path) ??
      elementPlace(path, children, tag, text.slice(position + nameIn(text, position).length))
    );
  }
  const last = tags.at(-1);
  const content = before.slice(last?.to ?? 0);
  const next = text.indexOf('<', position);
  const isLeaf = last?.is === 'start' && text[next + 1] === '/';
  if (isLeaf && !content.includes('\n'))
    return { in: 'value', path, attribute: undefined, typed: content.trimStart() };
  return content.trim() === '' ? elementPlace(path, children, '', text.slice(position)) : undefined;
}

/** The place in a tag after its name; undefined for an incomplete name or an end tag. */
function placeInTag(tag: string, path: readonly string[]): UblPlace | undefined {
  const name = nameIn(tag, 1);
  if (tag.length === name.length + 1) return undefined;
  const inside = [...path, name];
  const last = attributesIn(tag).at(-1);
  if (last !== undefined && !last.isClosed)
    return { in: 'value', path: inside, attribute: last.name, typed: last.value };
  const typed = tag.slice(Math.max(tag.lastIndexOf(' '), tag.lastIndexOf('\n')) + 1);
  return { in: 'tag', path: inside, typed };
}

function elementPlace(
  path: readonly string[],
  before: readonly string[],
  typed: string,
  following: string,
): UblPlace {
  const names: string[] = [];
  let depth = 0;
  for (const { name, is } of tagsIn(following.slice(0, farthest)).tags) {
    if (is === 'end') depth -= 1;
    if (depth < 0) break;
    if (is === 'end') continue;
    if (depth === 0) names.push(name);
    if (is === 'start') depth += 1;
  }
  return { in: 'element', path, typed, before, after: names };
}

/** The open elements after some tags, with the names of their children so far. */
function openElements(tags: readonly Tag[]): Open[] {
  const open: Open[] = [];
  for (const { name, is } of tags) {
    if (is === 'end') {
      open.pop();
      continue;
    }
    open.at(-1)?.children.push(name);
    if (is === 'start') open.push({ name, children: [] });
  }
  return open;
}

/** The number of characters to search for following elements. */
const farthest = 200_000;

/** The name, attribute or value at a position, with its start and end. */
export interface UblWord {
  readonly from: number;
  readonly to: number;
  readonly path: readonly string[];
  readonly attribute: string | undefined;
  /** The value; undefined if the position is on a name. */
  readonly value: string | undefined;
}

/** The element or value at the position, for a hover text. */
export function ublWordAt(text: string, position: number): UblWord | undefined {
  const { tags } = tagsIn(text);
  const index = tags.findLastIndex(({ from }) => from <= position);
  const tag = tags[index];
  if (tag === undefined || tag.name === '') return undefined;
  const around = openElements(tags.slice(0, index)).map(({ name }) => name);
  const path = tag.is === 'end' ? around : [...around, tag.name];
  const nameEnd = tag.from + (tag.is === 'end' ? 2 : 1) + tag.name.length;
  const word = { path, attribute: undefined, value: undefined };
  if (position <= nameEnd) return { ...word, from: tag.from, to: nameEnd };
  if (position < tag.to) return attributeAt(text.slice(tag.from, tag.to), tag.from, position, path);
  const next = tags[index + 1];
  if (tag.is !== 'start' || next?.is !== 'end') return undefined;
  const value = text.slice(tag.to, next.from);
  return value.trim() === '' ? undefined : { ...word, from: tag.to, to: next.from, value: value.trim() };
}

function attributeAt(
  tag: string,
  start: number,
  position: number,
  path: readonly string[],
): UblWord | undefined {
  const found = attributesIn(tag).find(
    ({ from, to }) => start + from <= position && position <= start + to + 1,
  );
  if (found === undefined) return undefined;
  const { name, value, from, to } = found;
  return { from: start + from, to: start + to, path, attribute: name, value };
}
