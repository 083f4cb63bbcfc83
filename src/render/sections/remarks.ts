import { type Html, html, leftToRight, noHtml, own } from '../../core/text/html.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { allAt, attributeOf, firstAt, textAt, textsAt, trimmedText } from '../../ubl/reading.ts';
import type { Sheet } from '../sheet.ts';
import { plainNotes } from './plain-fields.ts';

/** Notes of the document (IBT-022), with their line breaks. */
export function notes({ words, facts }: Sheet): Html {
  const all = textsAt(facts.root, 'cbc:Note');
  if (all.length === 0) return noHtml;
  return html`<section class="notes">
<h2>${words.text('notes')}</h2>
${all.map((note) => html`<p class="lines-kept">${own(note)}</p>\n`)}</section>
`;
}

/** The supporting documents (IBG-24): listed, never opened. */
export function attachments(sheet: Sheet): Html {
  const special = Object.values(sheet.words.rendering.specialDocuments);
  const documents = allAt(sheet.facts.root, 'cac:AdditionalDocumentReference').filter(
    (element) => !special.includes(textAt(element, 'cbc:DocumentTypeCode') ?? ''),
  );
  if (documents.length === 0) return noHtml;
  return html`<section class="attachments">
<h2>${sheet.words.text('attachments')}</h2>
<ul>
${documents.map((element) => html`<li>${attachment(sheet, element)}</li>\n`)}</ul>
</section>
`;
}

function attachment(sheet: Sheet, element: UblElement): Html {
  const description = textAt(element, 'cbc:DocumentDescription');
  const uri = textAt(element, 'cac:Attachment/cac:ExternalReference/cbc:URI');
  return html`${own(textAt(element, 'cbc:ID') ?? '')}${description !== undefined && html`: ${own(description)}`}${enclosed(sheet, element)}${uri !== undefined && html` <span class="note">${leftToRight(uri)}</span>`}${plainNotes(sheet, 'AdditionalDocument', element)}`;
}

function enclosed({ words }: Sheet, element: UblElement): Html {
  const file = firstAt(element, 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject');
  const content = trimmedText(file);
  if (content === undefined) return noHtml;
  const type = attributeOf(file, 'mimeCode');
  return html` <span class="note">${own(attributeOf(file, 'filename') ?? '')} (${type && html`${words.meaningOrCode('mediaType', type)}, `}${leftToRight(sizeOf(content))}) ${words.text('embeddedFile')}</span>`;
}

function sizeOf(base64: string): string {
  const characters = base64.replaceAll(/[\s=]/g, '').length;
  const bytes = Math.floor((characters * 3) / 4);
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
