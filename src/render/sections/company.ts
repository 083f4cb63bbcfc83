import { type Html, html, noHtml, own } from '../../core/text/html.ts';
import type { Look } from '../look.ts';
import type { Words } from '../words.ts';

/** The company's logo, at the head. */
export function logo({ logo: source }: Look): Html {
  return source === undefined ? noHtml : html`<img class="logo" src="${source}" alt="">\n`;
}

/** Accounts of the company. */
export function bankDetails(words: Words, { bankDetails: text }: Look): Html {
  if (text === undefined) return noHtml;
  return html`<section class="bank-details">
<h2>${words.text('bankDetails')}</h2>
<p class="lines-kept">${own(text)}</p>
</section>
`;
}

/** Places for signature and stamp, and the company's text at the end. */
export function companyFoot(words: Words, { signature = false, stamp = false, footer }: Look): Html {
  const places = [...(signature ? (['signature'] as const) : []), ...(stamp ? (['stamp'] as const) : [])];
  if (places.length === 0 && footer === undefined) return noHtml;
  return html`<div class="foot">
${places.length > 0 && html`<div class="places">${places.map((place) => html`<div class="${place}"><span>${words.text(place)}</span></div>`)}</div>\n`}${footer !== undefined && html`<footer class="lines-kept">${own(footer)}</footer>\n`}</div>
`;
}
