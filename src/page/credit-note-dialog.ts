import type { CreditNoteFacts } from '../request/credit-note.ts';
import type { Creditable, CreditNoteAnswer } from '../ui/answering/questions.ts';
import { el, own } from '../ui/dom.ts';
import type { Texts } from '../ui/texts.ts';

/** Dependencies of the dialog. */
export interface CreditNoteDialog {
  readonly texts: Texts;
  readonly invoice: Creditable;
  readonly today: string;
  /** The reasons, as code and meaning. */
  readonly reasons: readonly (readonly [code: string, meaning: string])[];
  readonly make: (facts: CreditNoteFacts) => Promise<CreditNoteAnswer | undefined>;
  readonly done: (text: string, leftOut: readonly string[]) => void;
}

/** Asks for what a credit note says that its invoice does not, and how much of it is credited. */
export function askForCreditNote({ texts, invoice, today, reasons, make, done }: CreditNoteDialog): void {
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
  const quantities = invoice.lines.map((line, index) => {
    const entry = el('input', {
      id: `credit-line-${index}`,
      inputmode: 'decimal',
      dir: 'ltr',
      autocomplete: 'off',
      class: 'amount',
    });
    entry.value = line.quantity;
    return { line, entry };
  });
  const part = el(
    'details',
    {},
    el('summary', {}, creditNote.part),
    el(
      'table',
      {},
      el(
        'tbody',
        {},
        ...quantities.map(({ line, entry }) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, el('label', { for: entry.id }, own(line.description))),
            el('td', {}, entry),
          ),
        ),
      ),
    ),
  );
  const told = el('p', { role: 'alert', class: 'bad' });
  const labelled = (entry: HTMLElement, name: string) =>
    el('div', { class: 'field' }, el('label', { for: entry.id }, name), entry);
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
      el('button', { type: 'button', onclick: () => dialog.close() }, creditNote.cancel),
    ),
  );
  const dialog = el('dialog', { 'aria-labelledby': 'credit-heading' }, form);
  dialog.addEventListener('close', () => dialog.remove());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer();
  });

  async function answer(): Promise<void> {
    const chosen = quantities.filter(({ entry }) => Number(entry.value) !== 0);
    const isWhole = !part.open || quantities.every(({ line, entry }) => entry.value === line.quantity);
    const lines = chosen.map(({ line, entry }) =>
      entry.value === line.quantity ? { id: line.id } : { id: line.id, quantity: Number(entry.value) },
    );
    const made = await make({
      number: number.value.trim(),
      issueDate: issueDate.value,
      reasonCode: reason.value,
      ...(isWhole ? {} : { lines }),
    });
    if (made?.text === undefined) {
      told.textContent = creditNote.refused;
      return;
    }
    dialog.close();
    done(made.text, made.leftOut);
  }

  document.body.append(dialog);
  dialog.showModal();
}
