import type { ShownDocument } from '../ui/answering/questions.ts';
import { button, el } from '../ui/dom.ts';
import type { Texts } from '../ui/texts.ts';

/** The view in place of the form for a document that it cannot show. */
export function otherThanForm(
  document: ShownDocument | undefined,
  { form, start }: Texts,
  readIntoForm: () => void,
): readonly HTMLElement[] {
  if (document === undefined) return [el('p', { class: 'quiet' }, start.form)];
  if (document.kind !== 'ubl' || !document.hasUbl) return [el('p', { class: 'quiet' }, form.notARequest)];
  return [
    el('p', { class: 'quiet' }, form.fromUbl),
    el('p', {}, button(form.readIntoForm, readIntoForm, { class: 'primary' })),
  ];
}
