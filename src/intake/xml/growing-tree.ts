import type { UblElement, UblNode } from '../../core/element.ts';
import { limits } from '../../core/limits.ts';
import { exceeds, type Reader } from './reader.ts';
import type { BegunRun, StartTag, TagPlace } from './scope.ts';

/** A tree while it is read. */
export interface GrowingTree {
  /** The nodes that wait for the end of their parent, up to `waiting`; the root is the first. */
  readonly nodes: UblNode[];
  waiting: number;
  /** The elements with more text than a number may have characters, each after those inside it. */
  readonly longTexts: UblElement[];
  /** The markup since the last text, while it may be kept. */
  run: BegunRun | undefined;
}

/** An element while it is read: its children are set when its end tag is met. */
type GrowingElement = { -readonly [Field in keyof UblElement]: UblElement[Field] };

/** An element whose end tag has not been read; one for each depth, used again for the next element there. */
export interface OpenElement {
  readonly outer: OpenElement | null;
  readonly depth: number;
  /** What the last element inside was. */
  inner: OpenElement | null;
  element: GrowingElement;
  tag: StartTag;
  place: TagPlace | undefined;
  /** Where its start tag is. */
  at: number;
  /** How many nodes waited before its children. */
  before: number;
  /** Characters of its text nodes so far, but for white space of a run, which no number has. */
  textLength: number;
}

const noChildren: readonly UblNode[] = [];

/** Adds an element whose start tag is at a place of the text; what is added next comes into it. */
export function open(
  reader: Reader,
  tree: GrowingTree,
  tag: StartTag,
  place: TagPlace | undefined,
  outer: OpenElement | null,
  at: number,
): OpenElement {
  const most = reader.limits.depth;
  if (outer !== null && outer.depth >= most) exceeds('depth', 'tooDeep', at, { maximum: most });
  const { namespace, prefix, localName, attributes } = tag;
  const parent = outer === null ? null : outer.element;
  const children = noChildren;
  const element = { namespace, prefix, localName, attributes, children, parent, requestPath: undefined };
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
  element: GrowingElement,
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

/** Gives an element its children at its end; what is added next comes into the outer one. */
export function close(
  tree: GrowingTree,
  { element, before, textLength, outer }: OpenElement,
): OpenElement | null {
  if (tree.waiting > before) element.children = tree.nodes.slice(before, tree.waiting);
  tree.waiting = before;
  if (textLength > limits.numberLength) tree.longTexts.push(element);
  return outer;
}

export function addText(tree: GrowingTree, open: OpenElement, text: string): void {
  if (text === '') return;
  addNode(tree, text);
  open.textLength += text.length;
}

export function addNode(tree: GrowingTree, node: UblNode): void {
  tree.nodes[tree.waiting] = node;
  tree.waiting += 1;
}
