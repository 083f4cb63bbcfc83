import { fail } from '../fault.ts';

/** Events of an XML text while it is scanned; names come without prefix. */
export interface XmlHandler {
  readonly open: (name: string, attributes: string) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
}

/** Takes XML in pieces. */
export interface XmlScanner {
  readonly write: (piece: string) => void;
  readonly end: () => void;
}

/** No tag, comment or text of a workbook's own is longer. */
const longestToken = 1_000_000;

/**
 * Scans the XML of a workbook, which is made by programs: elements, texts, CDATA, the five entities and characters by
 * number. A document type is refused, so that no entity can grow. It does not check that names match; whoever reads
 * elements by name does.
 */
export function scanXml({ open, text, close }: XmlHandler): XmlScanner {
  let rest = '';
  return {
    write: (piece) => {
      rest = scan(rest === '' ? piece : rest + piece);
      if (rest.length > longestToken) fail('workbookDamaged');
    },
    end: () => {
      if (rest.trim() !== '') fail('workbookDamaged');
    },
  };

  /** Scans whole tokens, and returns what is left. */
  function scan(source: string): string {
    let at = 0;
    while (at < source.length) {
      const tag = source.indexOf('<', at);
      if (tag < 0) return source.slice(at);
      if (tag > at) text(unescaped(source.slice(at, tag)));
      const next = afterTag(source, tag);
      if (next < 0) return source.slice(tag);
      at = next;
    }
    return '';
  }

  /** Tells of the markup at an index, and returns the index after it; -1 if it is not complete yet. */
  function afterTag(source: string, tag: number): number {
    const second = source[tag + 1];
    if (second === '!') return afterDeclaration(source, tag);
    if (second === '?') return after(source, '?>', tag);
    const end = endOfTag(source, tag);
    if (end < 0) return -1;
    if (second === '/') close(localName(source.slice(tag + 2, end).trimEnd()));
    else opened(source.slice(tag + 1, end));
    return end + 1;
  }

  function opened(inside: string): void {
    const isEmpty = inside.endsWith('/');
    const content = isEmpty ? inside.slice(0, -1) : inside;
    const blank = content.search(/[ \t\r\n]/);
    const name = localName(blank < 0 ? content : content.slice(0, blank));
    open(name, blank < 0 ? '' : content.slice(blank));
    if (isEmpty) close(name);
  }

  function afterDeclaration(source: string, tag: number): number {
    if (source.startsWith('<!--', tag)) return after(source, '-->', tag + 4);
    if (source.startsWith('<![CDATA[', tag)) {
      const end = source.indexOf(']]>', tag);
      if (end >= 0) text(source.slice(tag + 9, end));
      return end < 0 ? -1 : end + 3;
    }
    return source.length - tag < 9 ? -1 : fail('workbookDamaged');
  }
}

/** The end of a tag: the values of attributes may have a `>` in them. */
function endOfTag(source: string, tag: number): number {
  let end = source.indexOf('>', tag);
  let at = tag;
  while (end >= 0) {
    const quote = firstQuote(source, at, end);
    if (quote < 0) return end;
    const close = source.indexOf(source.charAt(quote), quote + 1);
    if (close < 0) return -1;
    at = close + 1;
    if (close > end) end = source.indexOf('>', at);
  }
  return -1;
}

function firstQuote(source: string, from: number, before: number): number {
  for (let at = from; at < before; at += 1) {
    const letter = source.charCodeAt(at);
    if (letter === 0x22 || letter === 0x27) return at;
  }
  return -1;
}

function after(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end < 0 ? -1 : end + mark.length;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(\w+));/g, (whole, hex, digits, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The value of an attribute, by its name with or without prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`[ \\t\\r\\n]${name}[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:"([^"]*)"|'([^']*)')`).exec(
    attributes,
  );
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescaped(value);
}
