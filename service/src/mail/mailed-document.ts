import { renderInvoice } from 'pint-ae/render';
import { parseUbl } from 'pint-ae/steps';
import { isMailbox } from '../texts/forms.ts';
import type { DocumentKind } from '../track/states.ts';
import { elementsAt, isSelfBilled, textWithin } from '../ubl/reading.ts';
import texts from './messages/mail.json' with { type: 'json' };

interface Mailed {
  readonly ubl: string;
  readonly kind: DocumentKind;
}

/** A document as a message: its text, and the page to print. */
export interface MailedDocument {
  /** The receiver's address from the document, or null. */
  readonly address: string | null;
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly page: string;
  readonly fileName: string;
}

/** Writes the message that brings a document to a recipient outside the network, in both languages. */
export function mailedDocument({ ubl, kind }: Mailed): MailedDocument {
  const parsed = parseUbl(ubl);
  if (!parsed.ok) throw new Error('The UBL of a document that was sent cannot be read.');
  const root = parsed.value;
  const page = renderInvoice(root, { language: 'both', verdict: { outcome: 'valid', findings: 0 } });
  if (page === undefined) throw new Error('A document that was sent cannot be shown.');
  const at = (path: string) => elementsAt(root, path).map(textWithin).join(' ').trim();
  const [from, to] = isSelfBilled(root) ? ['Customer', 'Supplier'] : ['Supplier', 'Customer'];
  const party = (side = '', path = '') => at(`cac:Accounting${side}Party/cac:Party/${path}`);
  const name = 'cac:PartyLegalEntity/cbc:RegistrationName';
  const email = 'cac:Contact/cbc:ElectronicMail';
  const sender = party(from, name);
  const number = at('cbc:ID');
  const values = { number, sender, date: at('cbc:IssueDate'), receiver: party(to, name) };
  const replyTo = party(from, email);
  const question = isMailbox(replyTo) ? 'answer' : 'noAnswer';
  const say = (text: keyof typeof texts, language: 'en' | 'ar') =>
    texts[text][language].replaceAll(/\{(\w+)\}/g, (_, value: keyof typeof values) => values[value] ?? '');
  const both = (separator: string, ...said: (keyof typeof texts)[]) =>
    (['en', 'ar'] as const)
      .map((language) => said.map((text) => say(text, language)).join('\n\n'))
      .join(separator);
  return {
    address: party(to, email) || null,
    fromName: sender,
    replyTo: isMailbox(replyTo) ? replyTo : null,
    subject: both(' | ', `subject.${kind}`),
    text: `${both('\n\n\n', `body.${kind}`, question)}\n`,
    page,
    fileName: `${number.replaceAll(/[^\w.-]+/g, '-').slice(0, 100)}.pdf`,
  };
}
