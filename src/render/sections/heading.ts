import type { Translated } from '../../core/specification/rendering.ts';
import { type Html, html } from '../../core/text/html.ts';
import type { Look } from '../look.ts';
import type { Sheet } from '../sheet.ts';
import { logo } from './parties.ts';

/** The title of the document, by its type. */
export function titleOf({ facts, words }: Sheet): Translated {
  const { titles, texts } = words.rendering;
  const known = titles[facts.profile];
  const title = Object.hasOwn(known, facts.typeCode) ? known[facts.typeCode] : undefined;
  return title ?? texts[facts.isCreditNote ? 'creditNote' : 'invoice'];
}

/** The title, and the company's logo. */
export function heading(sheet: Sheet, look: Look): Html {
  return html`<header class="heading">
<h1>${sheet.words.phrase(titleOf(sheet))}</h1>
${logo(look)}
</header>
`;
}
