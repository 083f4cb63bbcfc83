import { codePointName } from '../text/shortened.ts';

/** Characters that XML 1.0 cannot carry: control characters, lone surrogates, U+FFFE and U+FFFF. */
export const illegalCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Anything to examine more closely: control characters, carriage returns, and all surrogates. */
const unusual = /[^\t\n\u0020-\ud7ff\ue000-\ufffd]/;

/** Tells whether a text certainly needs no change for XML; any other text is examined in detail. */
export function isUsual(text: string): boolean {
  return !unusual.test(text);
}

const nothingIllegal: readonly string[] = [];

/** A text in the form that XML can carry, with line breaks as XML reads them, and the characters that were removed. */
export interface XmlText {
  readonly text: string;
  /** Code points such as `U+0007`, each once. */
  readonly illegal: readonly string[];
}

/** Splits a text into the parts that XML 1.0 can carry and those that it cannot. */
export function xmlTextOf(text: string): XmlText {
  if (isUsual(text)) return { text, illegal: nothingIllegal };
  const found = text.match(illegalCharacters);
  const unified = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  if (found === null) return { text: unified, illegal: [] };
  return { text: unified.replaceAll(illegalCharacters, ''), illegal: [...new Set(found.map(codePointName))] };
}
