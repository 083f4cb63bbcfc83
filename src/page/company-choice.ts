import { isJsonObject } from '../core/findings/fix.ts';
import { valueAt } from '../core/findings/json-path.ts';
import { el } from '../ui/dom.ts';
import { type RequestText, readRequestText, valueIn } from '../ui/form/request-text.ts';
import type { FieldHelp } from '../ui/help/field-of-help.ts';
import type { Texts } from '../ui/texts.ts';
import { keepCompany, keptCompany, mayRemember, setRemembering } from './kept-company.ts';
import { forgetUsed, keepUsed } from './used-before.ts';

/** Payment details of a company, which stay the same from document to document. */
const paymentFields = ['paymentMode', 'paymentBankAccount'];

/** Lets the user store the issuer of a document on this device, next to the section of the issuer. */
export function companyChoice(
  section: string,
  request: RequestText,
  textNow: () => string,
  help: FieldHelp | undefined,
  { form }: Texts,
  isOwn: boolean,
): readonly HTMLElement[] {
  const issuer = help?.form.issuers[String(valueIn(request, 'documentType') ?? '')];
  if (issuer !== section) return [];
  const box = el('input', { type: 'checkbox', id: 'remember-company' });
  // A person who begins an invoice here is its issuer, so the company is requested once.
  box.checked = keptCompany() !== undefined || (isOwn && mayRemember());
  box.addEventListener('change', () => {
    setRemembering(box.checked);
    if (box.checked) rememberCompany(textNow(), section);
    else {
      keepCompany(undefined);
      forgetUsed();
    }
  });
  return [el('div', { class: 'field check' }, box, el('label', { for: 'remember-company' }, form.remember))];
}

/** Stores the issuer of an invoice made here, once it can be identified, if the user allows it. */
export function rememberIssuer(text: string, { form }: FieldHelp): void {
  const request = readRequestText(text);
  if (request === undefined || !mayRemember()) return;
  const issuer = form.issuers[String(valueIn(request, 'documentType') ?? '')];
  if (issuer === undefined) return;
  const isKnown = ['trn', 'participantId'].some(
    (name) => valueIn(request, `${issuer}.${name}`) !== undefined,
  );
  if (isKnown) rememberCompany(text, issuer);
}

/** Stores the customer and the items of an invoice made here, if the user allows it. */
export function rememberUsed(text: string): void {
  if (mayRemember()) keepUsed(text);
}

function rememberCompany(text: string, issuer: string): void {
  const request = readRequestText(text);
  if (request === undefined) return;
  const document: unknown = JSON.parse(text);
  const party = valueAt(document, [issuer]);
  if (!isJsonObject(party)) return;
  const payment = paymentFields.flatMap((name) => {
    const value = valueIn(request, name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  keepCompany({ party, payment: Object.fromEntries(payment) });
}
