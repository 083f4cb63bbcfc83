import type { Translated } from '../../core/specification/rendering.ts';
import { type Html, html, noHtml, own } from '../../core/text/html.ts';
import { textAt } from '../../ubl/reading.ts';
import type { Sheet } from '../sheet.ts';

/** The title of the document, by its type. */
export function titleOf({ facts, words }: Sheet): Translated {
  const { titles, texts } = words.rendering;
  const known = titles[facts.profile];
  const title = Object.hasOwn(known, facts.typeCode) ? known[facts.typeCode] : undefined;
  return title ?? texts[facts.isCreditNote ? 'creditNote' : 'invoice'];
}

/** The title with the document's number, and its issuer. */
export function heading(sheet: Sheet): Html {
  const { facts, words } = sheet;
  const issuer =
    facts.profile === 'selfbilling' ? 'cac:AccountingCustomerParty' : 'cac:AccountingSupplierParty';
  const name = textAt(facts.root, `${issuer}/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`);
  return html`<header class="heading">
<p class="issuer">${name === undefined ? noHtml : own(name)}</p>
<h1>${words.phrase(titleOf(sheet))}</h1>
</header>
`;
}
