import type { JsonValue } from '../core/findings/fix.ts';
import { valueAt } from '../core/findings/json-path.ts';
import { el } from '../ui/dom.ts';
import { type RequestText, readRequestText, valueIn } from '../ui/form/request-text.ts';
import type { FieldHelp } from '../ui/help/field-of-help.ts';
import type { Texts } from '../ui/texts.ts';
import { keepCompany, keptCompany } from './kept-company.ts';

/** How a company is paid, which stays the same from document to document. */
const paymentFields = ['paymentMode', 'paymentBankAccount'];

/** Lets the issuer of a document be remembered on this device, beside the section of the issuer. */
export function companyChoice(
  section: string,
  request: RequestText,
  textNow: () => string,
  help: FieldHelp | undefined,
  { form }: Texts,
): readonly HTMLElement[] {
  const issuer = help?.form.issuers[String(valueIn(request, 'documentType') ?? '')];
  if (issuer !== section) return [];
  const box = el('input', { type: 'checkbox', id: 'remember-company' });
  box.checked = keptCompany() !== undefined;
  box.addEventListener('change', () => {
    if (box.checked) rememberCompany(textNow(), section);
    else keepCompany(undefined);
  });
  return [el('div', { class: 'field check' }, box, el('label', { for: 'remember-company' }, form.remember))];
}

/** Keeps the issuer of a document as the user's company: as it is now, not as it was when the form was drawn. */
function rememberCompany(text: string, issuer: string): void {
  const request = readRequestText(text);
  if (request === undefined) return;
  const document: unknown = JSON.parse(text);
  const party = valueAt(document, [issuer]);
  if (typeof party !== 'object' || party === null) return;
  const payment = paymentFields.flatMap((name) => {
    const value = valueIn(request, name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  keepCompany({
    party: party as Readonly<Record<string, JsonValue>>,
    payment: Object.fromEntries(payment),
  });
}
