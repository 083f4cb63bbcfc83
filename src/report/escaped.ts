const unseen = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

const codeOf = (character: string) => character.charCodeAt(0).toString(16);
const escapeOf = (character: string) => `\\u${codeOf(character).padStart(4, '0')}`;

/** JSON with escapes for unseen characters: the value is the same, and the text shows every character. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(unseen, escapeOf);
}

export function escapedJsonLine(value: unknown): string {
  return JSON.stringify(value).replace(unseen, escapeOf);
}

/** A log text with codes in place of unseen characters, and of other controls except ends of lines. */
export function escapedText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
  return text.replace(unseen, escapeOf).replace(/[\0-\t\v\f\x0e-\x1f]/g, escapeOf);
}

/** XML in which unseen characters are references. */
export function escapedXml(text: string): string {
  return text.replace(unseen, (character) => `&#x${codeOf(character)};`);
}
