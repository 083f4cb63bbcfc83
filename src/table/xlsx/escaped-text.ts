/** A text in which `_x0007_` stands for what XML cannot carry (ECMA-376, part 1, 22.9.2.19). */
export function unescapedText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Control characters, because a carriage return would become a line feed, and half characters. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Most texts have only these characters, which need no escape. */
const plain = /^[ -^a-~]*$/;

/** The text with the escapes of workbooks, before it is written as XML. */
export function escapedText(text: string): string {
  if (plain.test(text)) return text;
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(unwritable, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });
}
