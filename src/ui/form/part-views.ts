import type { Language, Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { button, el } from '../dom.ts';
import type { FieldHelp } from '../help/field-of-help.ts';
import type { Texts } from '../texts.ts';
import { controlFor, idOf } from './controls.ts';
import type { FormPlaces } from './form-places.ts';
import type { RequestEdits } from './request-edits.ts';
import type {
  ShownField,
  ShownGift,
  ShownList,
  ShownPart,
  ShownSection,
  ShownStandIn,
} from './shown-parts.ts';

/** The parts of a form on the page: a cell of its lines, and the fields and lists of a section or a line. */
export interface PartViews {
  readonly cell: (cell: ShownField, name: string) => HTMLElement;
  readonly part: (part: ShownPart) => readonly HTMLElement[];
  /** A section with its title and its note around what stands in it. */
  readonly section: (section: ShownSection, content: readonly HTMLElement[]) => HTMLElement;
}

interface Drawing {
  readonly texts: Texts;
  readonly language: Language;
  readonly help: FieldHelp;
  readonly places: FormPlaces;
  readonly edits: RequestEdits;
  /** Shows a field that the form normally hides, and goes to it. */
  readonly showAlso: (path: string) => void;
  /** Texts used before that a field offers. */
  readonly offered: (path: string) => readonly string[];
}

export function partViews({
  texts,
  language,
  help: fields,
  places,
  edits,
  showAlso,
  offered,
}: Drawing): PartViews {
  const { form } = texts;

  function fieldView(field: ShownField, label: 'above' | 'hidden'): HTMLElement {
    const { help, path } = field;
    const control = controlFor(field, texts, (entered) => edits.enter(field, entered), offered(path));
    const { element } = control;
    const id = idOf(path);
    const title = field.name === undefined ? (help.question ?? help.title) : fill(field.name, language);
    const isCheck = element instanceof HTMLInputElement && element.type === 'checkbox';
    const text = el(
      'label',
      { for: id },
      title,
      field.isRequired && el('span', { class: 'star', 'aria-hidden': 'true' }, ' *'),
      el('span', { class: 'needed', 'aria-hidden': 'true' }, ` ${form.needed}`),
    );
    if (field.isRequired) element.setAttribute('aria-required', 'true');
    return el(
      'div',
      { class: isCheck ? 'field check' : 'field', 'data-kind': help.kind },
      isCheck && element,
      label === 'above' && text,
      !isCheck && element,
      places.enter(path, control),
      el('span', { class: 'help', id: `${id}-help` }, help.description),
      field.gives && giftView(field, field.gives),
      field.standIn && standInView(field, field.standIn),
      label === 'above' && places.notes(path, false),
    );
  }

  /** Asks whether another field should get the value that this one suggests. */
  function giftView(field: ShownField, gift: ShownGift): HTMLElement {
    const { box, view } = boxBeside(`${idOf(field.path)}-gives`, gift.question);
    places.follow(field.path, ({ value, gives }) => {
      box.checked = gives?.isGiven ?? false;
      box.disabled = gives?.from(value) === undefined;
    });
    box.addEventListener('change', () => edits.give(field.path, gift, box.checked));
    return view;
  }

  /** Asks whether a field has no value of its own, and enters the stand-in value. */
  function standInView({ path }: ShownField, { question }: ShownStandIn): HTMLElement {
    const { box, view } = boxBeside(`${idOf(path)}-stands-in`, question);
    let value: string | undefined;
    places.follow(path, ({ standIn }) => {
      box.checked = standIn?.isGiven ?? false;
      value = standIn?.value;
    });
    box.addEventListener('change', () =>
      edits.change([{ path, value: (box.checked ? value : undefined) ?? null }]),
    );
    return view;
  }

  function boxBeside(id: string, question: Localised) {
    const box = el('input', { type: 'checkbox', id });
    const label = el('label', { for: id }, fill(question, language));
    return { box, view: el('div', { class: 'gift' }, box, label) };
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
          button(
            `${form.remove}: ${name} ${index + 1}`,
            () => edits.change([{ path: entry.path, value: undefined }]),
            { class: 'quiet-button' },
          ),
        ),
      ),
      button(`+ ${name}`, () => edits.addEntry(path, entries.length), {
        id: `add-${path}`,
        class: 'quiet-button',
      }),
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
    section({ name, note }, content) {
      const titles: Readonly<Record<string, string>> = form.sections;
      return el(
        'section',
        { class: `form-section ${name}`, 'aria-labelledby': `section-${name}` },
        el('h3', { id: `section-${name}` }, titles[name] ?? name),
        ...content,
        note &&
          el(
            'details',
            { class: 'quiet' },
            el('summary', {}, fill(note.title, language)),
            el('p', {}, fill(note.text, language)),
          ),
      );
    },
  };
}
