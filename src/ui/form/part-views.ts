import { el } from '../dom.ts';
import type { FieldHelp } from '../help/field-of-help.ts';
import type { Texts } from '../texts.ts';
import { controlFor, idOf } from './controls.ts';
import type { FormPlaces } from './form-places.ts';
import type { RequestEdits } from './request-edits.ts';
import type { ShownField, ShownList, ShownPart } from './shown-form.ts';

/** The parts of a form, drawn: a cell of its lines, and the fields and lists of a section or a line. */
export interface PartViews {
  readonly cell: (cell: ShownField, name: string) => HTMLElement;
  readonly part: (part: ShownPart) => readonly HTMLElement[];
}

interface Drawing {
  readonly texts: Texts;
  readonly help: FieldHelp;
  readonly places: FormPlaces;
  readonly edits: RequestEdits;
  /** Shows a field that the form does not show by itself, and goes to it. */
  readonly showAlso: (path: string) => void;
}

export function partViews({ texts, help: fields, places, edits, showAlso }: Drawing): PartViews {
  const { form } = texts;

  function fieldView(field: ShownField, label: 'above' | 'hidden'): HTMLElement {
    const { help, path } = field;
    const control = controlFor(field, texts, (entered) => edits.enter(field, entered));
    const { element } = control;
    const id = idOf(path);
    const title = help.question ?? help.title;
    const isCheck = element instanceof HTMLInputElement && element.type === 'checkbox';
    const text = el(
      'label',
      { for: id },
      title,
      help.presence === 'required' && el('span', { class: 'star', 'aria-hidden': 'true' }, ' *'),
    );
    if (label === 'hidden') element.setAttribute('aria-describedby', `${id}-help ${id}-notes ${id}-needed`);
    return el(
      'div',
      { class: isCheck ? 'field check' : 'field', 'data-kind': help.kind },
      isCheck && element,
      label === 'above' && text,
      !isCheck && element,
      places.enter(path, control),
      el('span', { class: 'help', id: `${id}-help` }, help.description),
      label === 'hidden' ? places.needed(path) : places.notes(path, false),
    );
  }

  function listView({ path, help, entries }: ShownList): HTMLElement {
    const name = fields.objects[help.holds ?? '']?.title ?? help.title;
    return el(
      'div',
      { class: 'entries' },
      ...entries.map((entry, index) =>
        el(
          'fieldset',
          {},
          el('legend', {}, `${name} ${index + 1}`),
          el('div', { class: 'fields' }, ...entry.fields.map((field) => fieldView(field, 'above'))),
          places.notes(entry.path, true),
          el(
            'button',
            {
              type: 'button',
              class: 'quiet-button',
              onclick: () => edits.change([{ path: entry.path, value: undefined }]),
            },
            `${form.remove}: ${name} ${index + 1}`,
          ),
        ),
      ),
      el(
        'button',
        {
          type: 'button',
          id: `add-${path}`,
          class: 'quiet-button',
          onclick: () => edits.addEntry(path, entries.length),
        },
        `+ ${name}`,
      ),
    );
  }

  function otherFields({ path, others }: ShownPart): HTMLElement {
    const choice = el(
      'select',
      { 'aria-label': form.addField, id: `others-${path}`, class: 'others' },
      el('option', { value: '' }, `+ ${form.addField}`),
      ...others.map((other) => el('option', { value: other.path }, other.help.title)),
    );
    choice.addEventListener('change', () => showAlso(choice.value));
    return choice;
  }

  return {
    cell(cell, name) {
      const view = fieldView(cell, 'hidden');
      view.querySelector('input, select')?.setAttribute('aria-label', name);
      return view;
    },
    part: (part) => [
      el('div', { class: 'fields' }, ...part.fields.map((field) => fieldView(field, 'above'))),
      ...part.lists.map(listView),
      ...(part.others.length === 0 ? [] : [otherFields(part)]),
    ],
  };
}
