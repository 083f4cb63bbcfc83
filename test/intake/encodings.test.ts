import { describe, expect, test } from 'vitest';
import { decodeDocument } from '../../src/intake/decode.ts';
import { utf8, utf16 } from './hostile-documents.ts';

/** The offset of the byte that is reported; undefined if the bytes are read. */
function reportedIn(bytes: readonly number[]): unknown {
  const decoded = decodeDocument(new Uint8Array(bytes));
  return decoded.ok ? undefined : decoded.failure.values?.offset;
}

/** The text of a document, or what is said of its encoding, where, and with which values. */
function readingOf(bytes: Uint8Array): unknown {
  const decoded = decodeDocument(bytes);
  if (decoded.ok) return decoded.value;
  const { rule, text, values } = decoded.failure;
  return { rule, text, ...values };
}

/** Returns what is said of an encoding, at the start of a document unless another place is given. */
const said = (text: string, values: object = {}) => ({
  rule: 'pint-ae-encoding',
  text,
  line: 1,
  column: 1,
  ...values,
});

const bytesOf = (written: string) => written.split(' ').map((byte) => Number.parseInt(byte, 16));

/** A byte that no UTF-8 has. */
const never = 0xff;

// Unicode, table 3-7: the first and the last sequence of each row.
describe('UTF-8', () => {
  test.each([
    ...['7f', 'c2 80', 'df bf', 'e0 a0 80', 'e0 bf bf', 'e1 80 80', 'ec bf bf', 'ed 80 80', 'ed 9f bf'],
    ...['ee 80 80', 'ef bf bf', 'f0 90 80 80', 'f0 bf bf bf', 'f1 80 80 80', 'f3 bf bf bf', 'f4 80 80 80'],
    'f4 8f bf bf',
  ])('has the character %s, and what is wrong stands after it', (written) => {
    const bytes = bytesOf(written);
    expect(reportedIn(bytes)).toBeUndefined();
    expect(reportedIn([...bytes, never])).toBe(bytes.length);
  });

  test.each([
    ['a continuation alone', ['80']],
    ['a sequence that could be shorter', ['c1 bf', 'c0 80 80 80', 'e0 9f bf', 'f0 8f bf bf']],
    ['half of a surrogate pair', ['ed a0 80']],
    ['a character beyond Unicode', ['f4 90 80 80', 'f5 80 80 80']],
    ['a sequence that is cut off', ['c2', 'e1 80', 'f1 80 80']],
    ['a sequence that is broken off', ['e1 41 80', 'f1 80 41 80']],
  ])('does not have %s: %j', (_, sequences) => {
    for (const written of sequences) expect(reportedIn([0x61, ...bytesOf(written)])).toBe(1);
  });
});

describe('UTF-16', () => {
  const mark = [0xfe, 0xff];

  test.each([
    ['the last character before the surrogates', [0xd7, 0xff]],
    ['the first character after them', [0xe0, 0x00]],
    ['the first pair', [0xd8, 0x00, 0xdc, 0x00]],
    ['the last pair', [0xdb, 0xff, 0xdf, 0xff]],
  ])('has %s, and what is wrong stands after it', (_, bytes) => {
    expect(reportedIn([...mark, ...bytes])).toBeUndefined();
    expect(reportedIn([...mark, ...bytes, 0xdc, 0x00])).toBe(mark.length + bytes.length);
  });

  test.each([
    ['the second half of a pair alone', [0xdf, 0xff]],
    ['the first half of a pair alone', [0xd8, 0x00, 0x00, 0x61]],
    ['two first halves', [0xd8, 0x00, 0xdb, 0xff]],
    ['two second halves', [0xdc, 0x00, 0xdc, 0x00]],
    ['a first half before a character behind the surrogates', [0xd8, 0x00, 0xe0, 0x00]],
    ['a pair that is cut off', [0xd8, 0x00, 0xdc]],
  ])('does not have %s', (_, bytes) => {
    expect(reportedIn([...mark, 0x00, 0x61, ...bytes])).toBe(4);
  });

  test('is judged alike whichever byte of a character comes first', () => {
    expect(reportedIn([0xff, 0xfe, 0x00, 0xd8, 0x00, 0xdc, 0x00, 0xdc])).toBe(6);
    expect(reportedIn([0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00])).toBe(2);
  });
});

describe('a document without a mark is in UTF-16', () => {
  test.each(['{}', ' \t\r\n{"a": "ش"}', '7', '[', '<?xml version="1.0"?><a/>'])(
    'if it begins like %j',
    (text) => {
      expect(readingOf(utf16(text, 'little'))).toBe(text);
      expect(readingOf(utf16(text, 'big'))).toBe(text);
    },
  );

  test('but XML may omit the mark only if a declaration begins it', () => {
    for (const text of ['<a/>', '<!-- a -->', ' <?xml version="1.0"?><a/>', '\t\n <a/>', '\r<a/>'])
      for (const order of ['little', 'big'] as const)
        expect(readingOf(utf16(text, order))).toEqual(said('unmarkedUtf16'));
  });

  test('and one byte or two without a zero are not', () => {
    expect(readingOf(utf8('7'))).toBe('7');
    expect(readingOf(utf8('{}'))).toBe('{}');
    expect(readingOf(utf8([0]))).toBe('\u0000');
    expect(readingOf(utf8([0, 0]))).toBe('\u0000\u0000');
    expect(readingOf(utf8([0x22, 0x41, 0, 0x22]))).toBe('"A\u0000"');
    expect(readingOf(utf8([0x22, 0, 0x41, 0x42]))).toBe('"\u0000AB');
    expect(readingOf(utf8([0, 0x22, 0x41, 0x42]))).toBe('\u0000"AB');
  });
});

test('UTF-32 is not read, with or without a mark', () => {
  const notRead = said('encodingNotSupported', { encoding: 'UTF-32' });
  expect(readingOf(utf8([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b]))).toEqual(notRead);
  expect(readingOf(utf8([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]))).toEqual(notRead);
  expect(readingOf(utf8([0x7b, 0, 0, 0, 0x7d, 0, 0, 0]))).toEqual(notRead);
});

describe('a mark', () => {
  test.each([
    ['UTF-8', utf8([0xef, 0xbb, 0xbf], 'aش')],
    ['UTF-16, little-endian', utf16('\ufeffaش', 'little')],
    ['UTF-16, big-endian', utf16('\ufeffaش', 'big')],
  ])('of %s is not part of the text', (_, bytes) => {
    expect(readingOf(bytes)).toBe('aش');
  });

  test('that stands twice is told', () => {
    expect(readingOf(utf16('\ufeff\ufeff{}', 'big'))).toEqual(said('twoByteOrderMarks'));
    expect(readingOf(utf8([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf]))).toEqual(said('twoByteOrderMarks'));
  });
});

/** XML that declares an encoding, as bytes, with more bytes after it. */
const declaring = (encoding: string, ...bytes: readonly number[]) =>
  utf8(`<?xml version="1.0" encoding="${encoding}"?>`, bytes);

describe('XML that declares', () => {
  test.each([
    ['UTF-8', [0xd8, 0xb4], 'ش'],
    ['utf8', [0xd8, 0xb4], 'ش'],
    ['US-ASCII', [0x7f], '\u007f'],
    ['ascii', [0x41], 'A'],
    ['ISO-8859-1', [0x7f, 0xa0, 0xe9], '\u007f\u00a0é'],
    ['iso_8859-1', [0xe9], 'é'],
    ['latin1', [0xe9], 'é'],
    ['Windows-1252', [0x80, 0xe9], '€é'],
    ['cp1252', [0x82, 0x8c, 0x8e, 0x91, 0x9c, 0x9e, 0x9f, 0xa0, 0xff], '‚ŒŽ‘œžŸ\u00a0ÿ'],
    ['windows-1256', [0xc7, 0xe1, 0x81], 'الپ'],
    ['CP1256', [0xc7, 0xe1], 'ال'],
  ])('%s is read by it', (encoding, bytes, text) => {
    expect(readingOf(declaring(encoding, ...bytes))).toBe(
      `<?xml version="1.0" encoding="${encoding}"?>${text}`,
    );
  });

  test.each<[encoding: string, byte: number]>([
    ['UTF-8', 0xe9],
    ['US-ASCII', 0x80],
    ...[0x80, 0x9f].map((byte) => ['ISO-8859-1', byte] as [string, number]),
    ...[0x81, 0x8d, 0x8f, 0x90, 0x9d].map((byte) => ['windows-1252', byte] as [string, number]),
  ])('%s and has the byte %d is told which, and where', (encoding, byte) => {
    const bytes = declaring(encoding, 0x0a, 0x61, byte);
    const place = { line: 2, column: 2, offset: bytes.length - 1 };
    const shown = `0x${byte.toString(16).toUpperCase()}`;
    expect(readingOf(bytes)).toEqual(said('byteDoesNotFit', { encoding, byte: shown, ...place }));
  });

  test.each(['UTF-16', 'utf16', 'UTF-16LE', 'utf-16be'])('%s and is not is told so', (encoding) => {
    expect(readingOf(declaring(encoding))).toEqual(said('declaredUtf16', { encoding }));
  });

  test.each(['windows-1251', 'constructor', ''])(
    'an encoding that is not known is left to the reader: %j',
    (encoding) => {
      expect(readingOf(declaring(encoding, 0xd8, 0xb4))).toContain('ش');
    },
  );

  test.each([
    "<?xml version='1.0' encoding = 'ISO-8859-1' ?>",
    '<?xml\tversion="1.0"\r\nencoding="ISO-8859-1"?>',
  ])('an encoding in another spelling is read by it: %j', (declaration) => {
    expect(readingOf(utf8(declaration, [0xe9]))).toBe(`${declaration}é`);
  });

  test.each([
    ...['<?xml version="1.0"?><?a encoding="ISO-8859-1"?>', '<?xml-stylesheet encoding="ISO-8859-1"?>'],
    ...['<?xml version="1.0" myencoding="ISO-8859-1"?>', '<a encoding="ISO-8859-1">'],
    ...['<!--?xml encoding="ISO-8859-1"-->', '?xml encoding="ISO-8859-1"?>'],
  ])('no encoding is in UTF-8: %s', (declaration) => {
    expect(readingOf(utf8(declaration, [0xd8, 0xb4]))).toBe(`${declaration}ش`);
  });
});

test('the place of a byte is counted in characters after the mark', () => {
  expect(readingOf(utf8([0xef, 0xbb, 0xbf], 'aش', [0x05, 0xff]))).toMatchObject({
    column: 4,
    byte: '0xFF',
    offset: 7,
  });
  expect(readingOf(utf8('\nش', [0xc0]))).toMatchObject({ line: 2, column: 2, byte: '0xC0', offset: 3 });
  expect(readingOf(utf8([...utf16('\ufeff{}', 'little'), 0x05]))).toMatchObject({
    column: 3,
    byte: '0x05',
    offset: 6,
  });
});

test('a declaration is at the start of a document only', () => {
  expect(
    reportedIn([...Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>'), 0xe9]),
  ).toBeUndefined();
  const later = Buffer.from('<?a?><?xml version="1.0" encoding="windows-1252"?><a>');
  expect(reportedIn([...later, 0xe9])).toBe(later.length);
});
