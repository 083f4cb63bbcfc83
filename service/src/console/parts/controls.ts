import { el, sentence } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { hashOf } from '../route.ts';
import { errorState } from './states.ts';
import { actions } from './table.ts';

/** A button that calls the service. It is disabled during the call, and an error appears next to it. */
export function actionButton(
  context: Context,
  name: string,
  act: () => Promise<void>,
  { id, kind, question }: { readonly id: string; readonly kind?: 'primary'; readonly question?: string },
): HTMLElement {
  const told = el('div', { class: 'told' });
  const button = el('button', { type: 'button', id, class: kind, onclick: () => void press() }, name);
  const run = async () => {
    button.disabled = true;
    told.replaceChildren();
    try {
      await act();
    } catch (error) {
      told.replaceChildren(errorState(context, error));
    }
    button.disabled = false;
  };
  async function press(): Promise<void> {
    if (question === undefined || (await isConfirmed(context, question, name))) await run();
    if (button.isConnected) button.focus();
  }
  return el('div', { class: 'action' }, button, told);
}

/** The link back to the list. */
export function backLink({ say }: Pick<Context, 'say'>, steps: readonly string[]): HTMLElement {
  return el('p', {}, el('a', { href: hashOf(steps), id: 'back' }, say('back')));
}

/** Asks for confirmation of an action that cannot be undone. */
export function isConfirmed(
  { say }: Pick<Context, 'say'>,
  question: string,
  name: string,
  otherwise = say('cancel'),
): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = el('dialog', { 'aria-labelledby': 'question' });
    const answer = (yes: boolean) => () => {
      dialog.close();
      dialog.remove();
      resolve(yes);
    };
    dialog.append(
      el('p', { id: 'question' }, sentence(question)),
      actions(
        el('button', { type: 'button', class: 'primary', id: 'confirm', onclick: answer(true) }, name),
        el('button', { type: 'button', id: 'cancel', onclick: answer(false) }, otherwise),
      ),
    );
    dialog.addEventListener('cancel', answer(false));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** A field of a filter: a text, a date and time, or a choice. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'datetime-local' | 'month';
  readonly choices?: readonly (readonly [value: string, name: string])[];
  /** True if the button appears only under “More”. */
  readonly isRare?: true;
}

/** A form whose fields are the query of a list; submitting it shows the list with them. */
export function filterForm(
  { say, route }: Context,
  steps: readonly string[],
  fields: readonly FilterField[],
): HTMLElement {
  const given = (name: string) => route.query.get(name) ?? '';
  const fieldOf = (field: FilterField) => {
    const id = `filter-${field.name}`;
    const entry = entryOf(field, id, given(field.name));
    return el('div', { class: 'field' }, el('label', { for: id }, field.label), entry);
  };
  const others = fields.filter(({ isRare }) => isRare);
  const form = el(
    'form',
    { class: 'filter', 'aria-label': say('filter') },
    ...fields.filter(({ isRare }) => !isRare).map(fieldOf),
    actions(
      el('button', { type: 'submit', class: 'primary', id: 'filter-apply' }, say('apply')),
      el('a', { href: hashOf(steps), class: 'button', id: 'filter-clear' }, say('clear')),
    ),
    others.length > 0 &&
      el(
        'details',
        { class: 'more', id: 'filter-more', open: others.some(({ name }) => given(name) !== '') },
        el('summary', {}, say('more')),
        el('div', { class: 'filter' }, ...others.map(fieldOf)),
      ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entered = fields.map(({ name }) => {
      const entry = form.elements.namedItem(name);
      const isEntry = entry instanceof HTMLInputElement || entry instanceof HTMLSelectElement;
      return [name, isEntry ? entry.value.trim() : ''];
    });
    location.hash = hashOf(steps, Object.fromEntries(entered));
  });
  return form;
}

function entryOf({ name, type = 'text', choices }: FilterField, id: string, value: string): HTMLElement {
  if (choices === undefined)
    return el('input', {
      id,
      name,
      type,
      value,
      autocomplete: 'off',
      dir: type === 'text' ? 'auto' : undefined,
    });
  const options = choices.map(([each, label]) =>
    el('option', { value: each, selected: each === value }, label),
  );
  return el('select', { id, name }, ...options);
}
