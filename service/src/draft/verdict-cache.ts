import { createHash } from 'node:crypto';
import { toXml, type ValidatedDocument, type ValidateOptions, validateDocument } from 'pint-ae';

/** Characters of all documents with kept verdicts, and of the longest: trees take some 25 times as much. */
const mostCharacters = 1_000_000;
const mostOfOne = 64 * 1024;

interface Kept {
  readonly validated: ValidatedDocument;
  readonly length: number;
  /** The digest of the UBL written from the document. */
  readonly written: string | undefined;
}

/** Verdicts by the digest of everything that decides them, least recently used first. */
const kept = new Map<string, Kept>();
/** Verdicts of the latest release, by the digest of the written UBL. */
const keptByUbl = new Map<string, Kept>();
let characters = 0;

/**
 * Checks a request as it was sent, unless this process has already done so: the same text with the same rules and
 * options has the same verdict in one release, and a process belongs to one release.
 */
export function judged(text: string, options: ValidateOptions): ValidatedDocument {
  const key = digestOf(JSON.stringify(options), text);
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known.validated;
  }
  const validated = validateDocument(text, options);
  if (text.length <= mostOfOne) {
    const ubl = options.release === undefined && validated.result.valid ? toXml(validated) : null;
    keep(key, { validated, length: text.length, written: ubl === null ? undefined : digestOf(ubl) });
  }
  return validated;
}

/** Tells whether the verdict on a request is stored. */
export function isKept(text: string, options: ValidateOptions): boolean {
  return kept.has(digestOf(JSON.stringify(options), text));
}

/** Returns the valid document from which this process wrote a UBL, under the default rules unless others are named. */
export function judgedAs(ubl: string): ValidatedDocument | undefined {
  return ubl.length > mostOfOne ? undefined : keptByUbl.get(digestOf(ubl))?.validated;
}

function keep(key: string, entry: Kept): void {
  kept.set(key, entry);
  if (entry.written !== undefined) keptByUbl.set(entry.written, entry);
  characters += entry.length;
  for (const [oldest, { length, written }] of kept) {
    if (characters <= mostCharacters) break;
    kept.delete(oldest);
    if (written !== undefined) keptByUbl.delete(written);
    characters -= length;
  }
}

function digestOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.digest('base64');
}
