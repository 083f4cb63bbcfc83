import { addMarkup, addNode, close, type GrowingTree, type OpenElement, open } from './growing-tree.ts';
import { detached, takesRoom } from './namespaces.ts';
import type { Reader } from './reader.ts';
import type { BegunRun, MarkupRun, MarkupStep, TagPlace } from './scope.ts';
import { plainTextEnd, sharedBlank, takeText } from './texts.ts';

/** The greatest number of runs for a place and in a scope, and the greatest length of a run. */
const mostOfPlace = 8;
const mostOfScope = 1000;
const longestRun = 500;
/** Markup of this length counts as one step. */
const lengthOfStep = 100;
/** Comments may differ in each document, so most runs of a place are reserved for text without comments. */
const mostWithComments = 2;

/**
 * Reads the rest of an element that contains only a text, as most do, and continues from text to text while the
 * markup between them is known. Returns the element that is open at the end.
 */
export function takeTexts(reader: Reader, tree: GrowingTree, begun: OpenElement): OpenElement | null {
  const { text } = reader;
  let innermost = begun;
  for (;;) {
    const { at } = reader;
    const plainEnd = plainTextEnd(text, at);
    const isPlain = text.charCodeAt(plainEnd) === 60;
    const end = isPlain ? plainEnd : text.indexOf('<', plainEnd);
    if (end < 0) return innermost;
    const { tag, place } = innermost;
    const run = place === undefined ? undefined : runAt(place.runs, text, end);
    if (run === undefined && !text.startsWith(tag.closing, end)) return innermost;
    keepRun(tree, text, at);
    if (end > at) setOnlyText(tree, innermost, isPlain ? text.slice(at, end) : takeText(reader, end));
    reader.at = end + tag.closing.length;
    if (run === undefined) {
      tree.run = beginRun(place, end);
      return innermost.outer;
    }
    innermost = follow(reader, tree, innermost.outer as OpenElement, run);
  }
}

function runAt(runs: readonly MarkupRun[], text: string, at: number): MarkupRun | undefined {
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index] as MarkupRun;
    // Engines compare two texts word by word, but `startsWith` letter by letter.
    if (text.slice(at, at + run.written.length) === run.written) return run;
  }
  return undefined;
}

/**
 * Adds the nodes of a run that was found in the text, from its second tag on; returns the element that is
 * then open.
 */
function follow(reader: Reader, tree: GrowingTree, outer: OpenElement, { steps }: MarkupRun): OpenElement {
  let innermost = outer;
  for (let index = 0; index < steps.length; index += 1) {
    const { blank, comment, place } = steps[index] as MarkupStep;
    if (blank !== '') addNode(tree, blank);
    const at = reader.at + blank.length;
    if (comment !== undefined) {
      reader.at = at + commentStart.length + comment.length + commentEnd.length;
      addMarkup(tree, innermost, 'comment', '', comment);
    } else if (place === null) {
      reader.at = at + innermost.tag.closing.length;
      innermost = close(tree, innermost) as OpenElement;
    } else {
      reader.at = at + place.tag.written.length;
      const begun = open(reader, tree, place.tag, place, innermost, at);
      if (!place.tag.closed) innermost = begun;
    }
  }
  return innermost;
}

/**
 * Engines copy parts of a text up to this length; longer parts are views that keep the whole document in
 * memory.
 */
const longestCopied = 12;

function setOnlyText(tree: GrowingTree, { element, place }: OpenElement, only: string): void {
  if (place !== undefined && place.only === only) {
    element.content = place.only;
    return;
  }
  element.content = only;
  if (only.length > tree.longText) tree.longTexts.push(element);
  if (place !== undefined && only.length <= longestCopied) place.only = only;
}

/** Begins to record the markup after the text of a place; undefined if the markup is not to be kept. */
function beginRun(place: TagPlace | undefined, at: number): BegunRun | undefined {
  if (place === undefined || place.runs.length >= mostOfPlace) return undefined;
  return place.tag.scope.runs >= mostOfScope
    ? undefined
    : { place, at, written: place.tag.closing, steps: [] };
}

/** Adds white space and a start tag to the recorded markup; any other text ends the recording. */
export function continueByStart(tree: GrowingTree, text: string, place: TagPlace | undefined): void {
  if (place === undefined) tree.run = undefined;
  else continueRun(tree, text, place.tag.written, place);
}

/** Adds white space and the end tag of the innermost element. */
export function continueByEnd(tree: GrowingTree, text: string, { tag }: OpenElement): void {
  continueRun(tree, text, tag.closing, null);
}

const commentStart = '<!--';
const commentEnd = '-->';

/** Adds white space and a comment. */
export function continueByComment(tree: GrowingTree, text: string, comment: string): void {
  const { run } = tree;
  if (run === undefined) return;
  const isOneTooMany = run.place.runs.filter(hasComments).length >= mostWithComments;
  if (isOneTooMany || comment.length > longestRun) tree.run = undefined;
  else continueRun(tree, text, `${commentStart}${comment}${commentEnd}`, null, detached(comment));
}

const hasComments = ({ steps }: MarkupRun) => steps.some(({ comment }) => comment !== undefined);

function continueRun(
  tree: GrowingTree,
  text: string,
  written: string,
  place: TagPlace | null,
  comment?: string,
): void {
  const { run } = tree;
  if (run === undefined) return;
  const blank = sharedBlank(text) ?? otherBlank(text);
  if (blank === undefined || run.written.length > longestRun) {
    tree.run = undefined;
    return;
  }
  run.steps.push({ blank, comment, place });
  run.written += blank + written;
}

/** A copy of white space that is not plain indentation, such as the white space of an empty line. */
function otherBlank(text: string): string | undefined {
  return text.length <= longestRun && /^[ \t\n]*$/.test(text) ? detached(text) : undefined;
}

/** Keeps the markup before a text as a run, if the document uses the usual form. */
function keepRun(tree: GrowingTree, text: string, end: number): void {
  const { run } = tree;
  if (run === undefined) return;
  tree.run = undefined;
  const { place, at, written, steps } = run;
  if (end - at > longestRun || text.slice(at, end) !== written) return;
  if (!takesRoom(place.tag.scope, steps.length + Math.floor(written.length / lengthOfStep))) return;
  place.runs.push({ written: detached(written), steps });
  place.tag.scope.runs += 1;
}
