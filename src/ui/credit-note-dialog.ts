import type { Language } from '../core/messages/language.ts';
import type { CreditNoteFacts } from '../request/credit-note.ts';
import type { Creditable, CreditNoteAnswer } from './answering/questions.ts';
import { button, el, labelled, own, tableHead, tableRow } from './dom.ts';
import type { Texts } from './texts.ts';
import { amount } from './views/row-cells.ts';

/** Dependencies of the dialog. */
export interface CreditNoteDialog {
  readonly texts: Texts;
  readonly invoice: Creditable;
  readonly today: string;
  readonly language: Language;
  /** The reasons, as code and meaning. */
  readonly reasons: readonly (readonly [code: string, meaning: string])[];
  readonly make: (facts: CreditNoteFacts) => Promise<CreditNoteAnswer | undefined>;
}

/** A new credit note: its request, and the names of everything left out. */
type Made = CreditNoteAnswer & { readonly text: string };

/** Asks for the facts and amounts of a credit note; undefined if the person cancels. */
export function askForCreditNote(asked: CreditNoteDialog): Promise<Made | undefined> {
  const { texts, invoice, today, language, reasons, make } = asked;
  const { creditNote } = texts;
  const number = el('input', { id: 'credit-number', required: true, autocomplete: 'off', dir: 'ltr' });
  const issueDate = el('input', { id: 'credit-date', type: 'date', required: true });
  issueDate.value = today;
  const reason = el(
    'select',
    { id: 'credit-reason', required: true },
    el('option', { value: '' }, '–'),
    ...reasons.map(([code, meaning]) => el('option', { value: code }, `${meaning} (${code})`)),
  );
  const total = el('output', {});
  const quantities = invoice.lines.map((line, index) => {
    const entry = el('input', {
      id: `credit-line-${index}`,
      inputmode: 'decimal',
      dir: 'ltr',
      autocomplete: 'off',
      class: 'amount',
    });
    entry.value = line.quantity;
    entry.addEventListener('input', () => void tellAmounts());
    return { line, entry, net: el('output', {}) };
  });
  const part = el(
    'details',
    {},
    el('summary', {}, creditNote.part),
    el(
      'table',
      { class: 'credited' },
      el('caption', {}, `${creditNote.amount}: `, total),
      tableHead(
        el('th', { scope: 'col' }, texts.form.line),
        ...[creditNote.quantity, creditNote.of, texts.form.net].map((head) =>
          el('th', { scope: 'col', class: 'amount' }, head),
        ),
      ),
      el(
        'tbody',
        {},
        ...quantities.map(({ line, entry, net }) =>
          tableRow(
            el('th', { scope: 'row' }, el('label', { for: entry.id }, own(line.description))),
            el('td', { class: 'amount' }, entry),
            el('td', { class: 'amount' }, line.quantity),
            el('td', { class: 'amount' }, net),
          ),
        ),
      ),
    ),
  );
  const told = el('p', { role: 'alert', class: 'bad' });
  const form = el(
    'form',
    { method: 'dialog' },
    el('h2', { id: 'credit-heading' }, texts.creditNoteHeading(invoice.number)),
    el(
      'div',
      { class: 'fields' },
      labelled(number, creditNote.number),
      labelled(issueDate, creditNote.issueDate),
      labelled(reason, creditNote.reason),
    ),
    part,
    told,
    el(
      'p',
      { class: 'actions' },
      el('button', { type: 'submit', class: 'primary' }, creditNote.make),
      button(creditNote.cancel, () => dialog.close()),
    ),
  );
  const dialog = el('dialog', { 'aria-labelledby': 'credit-heading' }, form);
  let result: Made | undefined;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer();
  });

  /** Shows the credited amounts for the current quantities. */
  async function tellAmounts(): Promise<void> {
    const entered = quantities.map(({ entry }) => entry.value).join();
    const facts = factsNow();
    const made = await make({
      ...facts,
      number: facts.number || '-',
      issueDate: facts.issueDate || today,
      reasonCode: facts.reasonCode || '-',
    });
    if (quantities.map(({ entry }) => entry.value).join() !== entered) return;
    const chosen = quantities.filter(isCredited);
    for (const each of quantities) {
      const net = made?.figures?.lineNets[chosen.indexOf(each)] ?? (isCredited(each) ? undefined : '0');
      each.net.textContent = net === undefined ? '–' : amount(net, language);
    }
    const { payableAmount, currency } = made?.figures?.totals ?? {};
    total.textContent = payableAmount == null ? '–' : `${amount(payableAmount, language)} ${currency}`;
  }

  function factsNow(): CreditNoteFacts {
    const chosen = quantities.filter(isCredited);
    const isWhole = !part.open || quantities.every(({ line, entry }) => entry.value === line.quantity);
    const lines = chosen.map(({ line, entry }) =>
      entry.value === line.quantity ? { id: line.id } : { id: line.id, quantity: Number(entry.value) },
    );
    return {
      number: number.value.trim(),
      issueDate: issueDate.value,
      reasonCode: reason.value,
      ...(isWhole ? {} : { lines }),
    };
  }

  async function answer(): Promise<void> {
    const made = await make(factsNow());
    if (made?.text === undefined) {
      told.textContent = creditNote.refused;
      return;
    }
    result = { ...made, text: made.text };
    dialog.close();
  }

  part.addEventListener('toggle', () => void tellAmounts());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(result);
    });
  });
}

function isCredited({ entry }: { readonly entry: HTMLInputElement }): boolean {
  return Number(entry.value) !== 0;
}
