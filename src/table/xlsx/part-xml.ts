import type { XmlAttribute } from 'schematron-compiler/xml';
import { defaultLimits, parsePieces, type XmlEvents } from 'schematron-compiler/xml-reader';
import { fail } from '../fault.ts';
import { type ArchiveEntry, contentOf } from './archive.ts';

/** No tag, comment or text in a real workbook is longer than a million characters. */
const limits = { ...defaultLimits, maxCharacters: 1_000_000 };

/** Reads the XML of a part of a workbook, and returns control after each piece of it. */
export function* piecesOfXml(
  entry: ArchiveEntry,
  { open = () => {}, text = () => {}, close = () => {} }: Partial<XmlEvents>,
): Generator<undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const xml = parsePieces({ open, text, close }, limits);
  for (const piece of contentOf(entry)) {
    if (!xml.write(decoded(decoder, piece))) fail('workbookDamaged');
    yield;
  }
  if (!xml.write(decoded(decoder)) || !xml.end()) fail('workbookDamaged');
  yield;
}

function decoded(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined });
  } catch {
    return fail('workbookDamaged');
  }
}

/** The value of an attribute that has no prefix. */
export function attribute(attributes: readonly XmlAttribute[], name: string): string | undefined {
  return attributes.find(({ namespace, localName }) => localName === name && namespace === '')?.value;
}
