import { type Markup, TreeElement, type XmlElement, type XmlNode } from '../element.ts';
import { exceeds, type Reader } from './reader.ts';
import type { BegunRun, StartTag, TagPlace } from './scope.ts';

/** A tree while it is read. */
export interface GrowingTree {
  /** The nodes that wait for the end of their parent, up to index `waiting`; the root comes first. */
  readonly nodes: XmlNode[];
  waiting: number;
  /** The greatest length of a text that is not long. */
  readonly longText: number;
  /** The elements with longer texts, each after the elements inside it. */
  readonly longTexts: XmlElement[];
  /** The markup since the last text, while it can still be stored as a run. */
  run: BegunRun | undefined;
}

/**
 * An element whose end tag has not been read. There is one object for each depth, reused for the next element
 * at that depth.
 */
export interface OpenElement {
  readonly outer: OpenElement | null;
  readonly depth: number;
  /** The object for elements inside this one, reused for each next element. */
  inner: OpenElement | null;
  element: TreeElement;
  tag: StartTag;
  place: TagPlace | undefined;
  /** The offset of its start tag. */
  at: number;
  /** The number of nodes that waited before the first child. */
  before: number;
  /** Characters of its text nodes so far, without the white space of runs. */
  textLength: number;
}

/** Adds an element whose start tag is at an offset; nodes that are added next are inside it. */
export function open(
  reader: Reader,
  tree: GrowingTree,
  tag: StartTag,
  place: TagPlace | undefined,
  outer: OpenElement | null,
  at: number,
): OpenElement {
  const most = reader.limits.maxNesting;
  if (outer !== null && outer.depth >= most) exceeds('maxNesting', 'tooDeep', at, { maximum: most });
  const parent = outer === null ? null : outer.element;
  const element = new TreeElement(tag.element, tag.attributes, parent, undefined, '');
  addNode(tree, element);
  const known = outer === null ? null : outer.inner;
  if (known === null) return newlyOpen(tree, element, tag, place, outer, at);
  known.element = element;
  known.tag = tag;
  known.place = place;
  known.at = at;
  known.before = tree.waiting;
  known.textLength = 0;
  return known;
}

function newlyOpen(
  { waiting }: GrowingTree,
  element: TreeElement,
  tag: StartTag,
  place: TagPlace | undefined,
  outer: OpenElement | null,
  at: number,
): OpenElement {
  const depth = outer === null ? 1 : outer.depth + 1;
  const begun: OpenElement = {
    outer,
    depth,
    inner: null,
    element,
    tag,
    place,
    at,
    before: waiting,
    textLength: 0,
  };
  if (outer !== null) outer.inner = begun;
  return begun;
}

/** Sets the children of an element at its end; nodes that are added next are inside the outer one. */
export function close(
  tree: GrowingTree,
  { element, before, textLength, outer }: OpenElement,
): OpenElement | null {
  if (tree.waiting > before) element.content = elementContent(tree.nodes, before, tree.waiting);
  tree.waiting = before;
  if (textLength > tree.longText) tree.longTexts.push(element);
  return outer;
}

/** The nodes of an element; its text, if it has nothing else. */
function elementContent(nodes: readonly XmlNode[], first: number, end: number): readonly XmlNode[] | string {
  const only = nodes[first];
  return end === first + 1 && typeof only === 'string' ? only : nodes.slice(first, end);
}

export function addText(tree: GrowingTree, open: OpenElement, text: string): void {
  if (text === '') return;
  addNode(tree, text);
  open.textLength += text.length;
}

/** Adds a comment or processing instruction after the nodes so far. */
export function addMarkup(
  tree: GrowingTree,
  { element, before }: OpenElement,
  kind: Markup['kind'],
  target: string,
  text: string,
): void {
  const markup = { kind, target, text, before: tree.waiting - before };
  if (typeof element.origin === 'object') element.origin.push(markup);
  else element.origin = [markup];
}

export function addNode(tree: GrowingTree, node: XmlNode): void {
  tree.nodes[tree.waiting] = node;
  tree.waiting += 1;
}
