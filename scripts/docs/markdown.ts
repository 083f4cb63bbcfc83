import type { Language } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import texts from './messages/reference.json' with { type: 'json' };

/** A text with the characters escaped that have a meaning in Markdown, HTML or the site's templates. */
export function plain(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
    .replaceAll('[', '&#91;')
    .replaceAll('|', '&#124;')
    .replaceAll('*', '&#42;')
    .replaceAll('_', '&#95;')
    .replaceAll('`', '&#96;');
}

/** A name as code, from left to right in every language. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** A path or a list of values as code that may break after its slashes, points and bars. */
export function pathInCode(path: string): string {
  return `<code>${plain(path).replaceAll(/[/.]|&#124;/g, '$&<wbr>')}</code>`;
}

/** A short name as code that never breaks. */
export function wholeInCode(name: string): string {
  return `<code class="whole">${plain(name)}</code>`;
}

export function link(text: string, target: string): string {
  return `[${text}](${target})`;
}

export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** A table; cells are Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Blocks of a page separated by empty lines; empty blocks are left out. */
export function blocks(...parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The anchor of a name, for addresses. */
export function anchorOf(name: string): string {
  return name
    .replaceAll('[]', '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}

/** An anchor in a table. */
export function target(name: string): string {
  return `<a id="${anchorOf(name)}"></a>`;
}

/** A piece of a document as a page shows it. */
export interface Excerpt {
  readonly language: 'xml' | 'json' | 'text';
  readonly text: string;
  /** Fields that the document lacks and the other one has. */
  readonly without?: readonly string[];
}

/** The same place in two documents, as each has it. */
export interface Difference {
  readonly before: Excerpt;
  readonly after: Excerpt;
}

/** A page of the reference: its path below the folder of its language, and its content. */
export interface Page {
  /** Such as `reference/limits.md`. */
  readonly path: string;
  readonly markdown: string;
}

export type ReferenceText = keyof typeof texts;

/** A text of the reference in a language; a value that is a text, such as a list of links, stays whole. */
export function said(
  name: ReferenceText,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const entries = Object.entries(values);
  const numbers = Object.fromEntries(entries.filter(([, value]) => typeof value === 'number'));
  return entries.reduce(
    (text, [value, part]) => text.replaceAll(`{${value}}`, () => String(part)),
    fill(texts[name], language, numbers),
  );
}
