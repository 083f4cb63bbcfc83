import type { Finding } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import { type DocumentLimits, limits as fieldLimits } from '../core/options/limits.ts';
import { locationOf, type UblElement } from '../core/xml/element.ts';
import { kindOfText } from './file-kind.ts';
import { intakeFinding, otherKind, tooLarge } from './finding.ts';
import { hasMoreNodes } from './nodes.ts';
import { type EnvelopeHeader, isEnvelope, openEnvelope } from './open-envelope.ts';
import { type ParseError, readTree } from './parse-ubl.ts';

/** An XML document that could be read: UBL, or another document of the network. */
export interface ReadUbl {
  readonly kind: 'ubl';
  readonly root: UblElement;
  readonly text: string;
  /** The Standard Business Document around it. */
  readonly envelope: { readonly top: UblElement; readonly header: EnvelopeHeader } | undefined;
}

/** Business documents, or any root, for rules that decide which documents they apply to. */
export type Roots = 'documents' | 'any';

/** Reads XML within the limits, and takes the document out of its Standard Business Document. */
export function readXml(
  text: string,
  limits: DocumentLimits,
  roots: Roots,
): Result<ReadUbl, readonly Finding[]> {
  if (hasMoreUblLines(text, limits.maxLines)) return failed(tooLarge('moreUblLines', limits.maxLines));
  if (hasMoreNodes(text, limits.maxNodes, 'xml')) return failed(tooLarge('moreNodes', limits.maxNodes));
  const parsed = readTree(text, limits);
  if ('error' in parsed) return failed(xmlFinding(text, parsed.error, limits));
  const top = parsed.root;
  const opened = openEnvelope(top);
  const root = opened?.root ?? top;
  const envelope = opened && { top, header: opened.header };
  const inDocument = envelope === undefined ? parsed.longTexts : parsed.longTexts.filter(isWithin(root));
  const element = elementWithLongerNumber(inDocument, fieldLimits.maxNumberLength);
  if (element !== undefined) return failed(longerNumber(element));
  if (roots === 'documents') {
    if (isEnvelope(root)) return failed(intakeFinding('pint-ae-root', 'otherInEnvelope'));
    if (root.localName === 'html' && kindOfText(text) === 'html') return failed(otherKind('html'));
  }
  return { ok: true, value: { kind: 'ubl', root, text, envelope } };
}

function failed(finding: Finding): Result<ReadUbl, readonly Finding[]> {
  return { ok: false, failure: [finding] };
}

const isWithin = (root: UblElement) => (element: UblElement) => {
  let outermost = element;
  while (outermost.parent !== null) outermost = outermost.parent;
  return outermost === root;
};

function longerNumber(element: UblElement): Finding {
  const values = { element: locationOf(element) };
  return tooLarge('longerNumber', fieldLimits.maxNumberLength, { values });
}

const limitCases = {
  maxCharacters: 'moreCharacters',
  maxNesting: 'xmlTooDeep',
  maxAttributes: 'moreAttributes',
} as const;

function xmlFinding(
  text: string,
  { reason, line, column, limit }: ParseError,
  limits: DocumentLimits,
): Finding {
  const place = { line, column };
  if (limit !== null) return { ...tooLarge(limitCases[limit], limits[limit]), place };
  const kind = beginsAsJson.test(text) ? 'json' : kindOfText(text);
  return kind === undefined
    ? intakeFinding('pint-ae-not-well-formed', 'notWellFormed', { place, values: { reason } })
    : otherKind(kind);
}

const beginsAsJson = /^[ \t\r\n]*[{[]/;
const shortestLineTag = '<InvoiceLine/>';

/** Tells whether UBL has more invoice or credit note lines than allowed; counted by tags, before the text is parsed. */
function hasMoreUblLines(xml: string, limit: number): boolean {
  if (xml.length < limit * shortestLineTag.length || !hasMoreOf('Line', xml, limit)) return false;
  const tags = /<(?:[\w.-]+:)?(?:Invoice|CreditNote)Line[\s/>]/g;
  let count = 0;
  while (count <= limit && tags.test(xml)) count += 1;
  return count > limit;
}

/** Tells whether a word occurs in a text more than `limit` times; takes a tenth of the time of a regular expression. */
function hasMoreOf(word: string, text: string, limit: number): boolean {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

/**
 * An element whose number has more than `digits` digits, because computing with it would take too long, or undefined.
 * In `longTexts`, each element comes after the elements inside it.
 */
function elementWithLongerNumber(longTexts: readonly UblElement[], digits: number): UblElement | undefined {
  return longTexts.findLast((element) =>
    isLongerNumber(element.children.filter((child) => typeof child === 'string').join(''), digits),
  );
}

function isLongerNumber(text: string, most: number): boolean {
  const number = text.trim();
  return number.length > most && /^[+-]?[0-9]*(?:\.[0-9]*)?$/.test(number);
}
