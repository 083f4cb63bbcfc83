import { whenDownloaded } from '../ui/dom.ts';
import type { FieldHelp } from '../ui/help/field-of-help.ts';
import { rememberIssuer, rememberUsed } from './company-choice.ts';
import { store, stored } from './storage.ts';
import { beginUsed } from './used-before.ts';

const key = 'pint-ae-document';
const ownKey = 'pint-ae-own';

/** The most characters that are stored; browsers have room for about five million. */
const mostKept = 2_000_000;

/** Returns the text that was entered earlier, if this browser has stored it. */
export function keptDocument(): string {
  return stored(key) ?? '';
}

/** Tells whether the stored document was begun on the page as the user's own. */
export function isKeptOwn(): boolean {
  return stored(ownKey) !== undefined;
}

export function keepOwn(isOwn: boolean): void {
  store(ownKey, isOwn ? 'yes' : undefined);
}

/** Stores the text for the next visit; if there is no room for it, the earlier text is still removed. */
export function keepDocument(text: string): void {
  store(key, undefined);
  if (text !== '' && text.length <= mostKept) store(key, text);
}

/** The most characters of a link that browsers and mail programs support. */
const longestLink = 30_000;
const parameter = '#document=';

/** The page's address with a document in its fragment, which no server gets; undefined for a long one. */
export async function linkWith(text: string): Promise<string | undefined> {
  if (text.length > mostKept) return undefined;
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const fragment = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const link = `${location.href.split('#')[0]}${parameter}${fragment}`;
  return link.length > longestLink ? undefined : link;
}

/** The document in the fragment of the address; undefined without a document, or if it cannot be read. */
export async function linkedDocument(): Promise<string | undefined> {
  if (!location.hash.startsWith(parameter)) return undefined;
  try {
    const fragment = location.hash.slice(parameter.length).replaceAll('-', '+').replaceAll('_', '/');
    const packed = Uint8Array.from(atob(fragment), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new DecompressionStream('deflate-raw'), packed),
    );
  } catch {
    return undefined;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  const reader = piped.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // A short fragment may decompress to more than a page can show.
    if (length > mostKept) throw new RangeError('too long');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Tells whether the document in the editor was begun here: only then its companies and items are remembered. */
export function ownDocument(text: () => string) {
  let isOwn = false;

  /** Remembers the customer and the items once the invoice is valid, printed or downloaded. */
  function rememberOwn(): void {
    if (isOwn) rememberUsed(text());
  }

  window.addEventListener('beforeprint', rememberOwn);
  whenDownloaded(rememberOwn);
  return {
    isOwn: () => isOwn,
    set(isIt: boolean): void {
      isOwn = isIt;
      keepOwn(isIt);
      beginUsed();
    },
    rememberOwn,
    rememberIssuer(help: FieldHelp): void {
      if (isOwn) rememberIssuer(text(), help);
    },
  };
}
