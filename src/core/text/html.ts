import type { Language } from '../messages/language.ts';
import { isRightToLeft, markedParts } from './direction.ts';
import { codePointName } from './text.ts';

/** Markup that is safe to put into a page: made only by `html`, or from our own constants. */
export interface Html {
  readonly markup: string;
}

export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

/** No markup at all. */
export const noHtml: Html = { markup: '' };

/** A template whose values are escaped unless they are markup; false and undefined render as nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let markup = parts[0] ?? '';
  for (const [index, value] of values.entries()) markup += markupOf(value) + (parts[index + 1] ?? '');
  return { markup };
}

/** Pieces of markup with a separator between them. */
export function joinedHtml(pieces: readonly Html[], between: string): Html {
  return { markup: pieces.map(({ markup }) => markup).join(escapeHtml(between)) };
}

/** A user's text: it has its own direction, and does not affect the direction of the text around it. */
export function own(text: string): Html {
  return { markup: `<bdi>${escapeHtml(text)}</bdi>` };
}

/** A number, date or code: always from left to right. */
export function leftToRight(text: string): Html {
  return { markup: `<bdi dir="ltr">${escapeHtml(text)}</bdi>` };
}

/** Formats a sentence in which text of the other direction keeps its own order. */
export function sentence(text: string, language: Language): Html {
  if (language === 'ar' && !isRightToLeft(text)) return own(text);
  const direction = language === 'ar' ? 'ltr' : 'rtl';
  const parts = markedParts(text, language);
  return {
    markup: parts
      .map((part, at) =>
        at % 2 === 0 ? escapeHtml(part) : `<bdi dir="${direction}">${escapeHtml(part)}</bdi>`,
      )
      .join(''),
  };
}

/** The head of a page that loads nothing and runs only the script that its policy names. */
export function headOfPage(
  title: string,
  style: string,
  {
    scriptSource,
    hasPicture = false,
  }: { readonly scriptSource?: string; readonly hasPicture?: boolean } = {},
): Html {
  const script = scriptSource === undefined ? '' : ` script-src ${scriptSource};`;
  const picture = hasPicture ? ' img-src data:;' : '';
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';${{ markup: script + picture }} style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>`;
}

function markupOf(value: HtmlValue): string {
  if (value === false || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if (isList(value)) return value.map(markupOf).join('');
  return value.markup;
}

function isList(value: Html | readonly HtmlValue[]): value is readonly HtmlValue[] {
  return Array.isArray(value);
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters, lone surrogates, and overrides of direction, which could disguise a number. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu;

/** A text as markup: tags in it are escaped, and its invisible characters are shown by their code points. */
export function escapeHtml(text: string): string {
  return text
    .replace(unseen, (character) => `⟨${codePointName(character)}⟩`)
    .replace(/[&<>"']/g, (character) => references[character] ?? character);
}
