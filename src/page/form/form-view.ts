import type { Fix } from '../../core/findings/fix.ts';
import type { Language } from '../../core/messages/language.ts';
import { editsOfFixes, withEdits } from '../../intake/fix-text.ts';
import type { ShownDocument, ShownFinding } from '../answering/questions.ts';
import { el } from '../dom.ts';
import { type FieldHelp, fieldOf } from '../help/field-of-help.ts';
import type { Texts } from '../texts.ts';
import { amount } from '../views/amounts.ts';
import { totalsTables } from '../views/totals-view.ts';
import { blankObject } from './blank.ts';
import { type Control, controlFor, type Entered, idOf, meaningOf, offerOf, writtenFor } from './controls.ts';
import type { FormParts } from './form-parts.ts';
import { linesTable } from './lines-table.ts';
import { notesView } from './notes.ts';
import {
  type Change,
  changedText,
  countIn,
  isGroupIn,
  type RequestText,
  readRequestText,
  valueIn,
} from './request-text.ts';
import {
  namesIn,
  type ShownField,
  type ShownForm,
  type ShownLine,
  type ShownList,
  type ShownPart,
  type ShownSection,
  shownForm,
} from './shown-form.ts';

/** A document as a form. */
export interface FormView {
  /** Shows the document as it is now. */
  readonly refresh: () => void;
  /** Shows what is known of it. */
  readonly show: (examination: ShownDocument | undefined) => void;
  /** Goes to the field of a finding; false if the form does not show it. */
  readonly goTo: (path: string) => boolean;
  /** Goes to the first field without a value that must have one. */
  readonly goToFirst: () => void;
  /** Forgets what is known of a document and asked for in it: another one takes its place. */
  readonly forget: () => void;
}

export interface FormOptions {
  readonly parent: HTMLElement;
  readonly text: () => string;
  readonly write: (text: string) => void;
  readonly help: () => FieldHelp | undefined;
  readonly texts: () => Texts;
  readonly language: () => Language;
  /** What stands beside the heading of a section, such as whether the company is remembered. */
  readonly besideSection: (section: string, request: RequestText) => readonly HTMLElement[];
  /** What is shown in place of a document that is not a request. */
  readonly otherwise: () => readonly HTMLElement[];
}

export function createForm(options: FormOptions): FormView {
  const { parent } = options;
  const wanted = new Set<string>();
  let request: RequestText | undefined;
  let shown: ShownForm | undefined;
  let drawn = '';
  let examination: ShownDocument | undefined;
  let controls = new Map<string, { control: Control; meaning: HTMLElement }>();
  let noteHolders = new Map<string, { holder: HTMLElement; namesPlace: boolean }>();
  let neededHolders = new Map<string, HTMLElement>();
  let nets: HTMLElement[] = [];
  let totals = el('div');
  let isRefreshing = false;
  let isOutdated = false;

  /**
   * Taking away the field in which a person types ends that edit, which asks for a refresh in the middle of this one: it
   * follows, so that what is shown last is what is known.
   */
  function refresh(): void {
    isOutdated = isRefreshing;
    if (isRefreshing) return;
    isRefreshing = true;
    try {
      showNow();
    } finally {
      isRefreshing = false;
    }
    if (isOutdated) refresh();
  }

  function showNow(): void {
    if (parent.hidden) return;
    const help = options.help();
    request = readRequestText(options.text());
    if (help === undefined || request === undefined) {
      drawn = '';
      shown = undefined;
      parent.replaceChildren(...(help === undefined ? [] : options.otherwise()));
      return;
    }
    const found = new Set(examination?.findings.filter(isTold).map(({ path }) => path));
    shown = shownForm(request, help, (path) => wanted.has(path) || found.has(path));
    const structure = structureOf(shown, options.language());
    if (structure === drawn) update(shown);
    else draw(shown);
    drawn = structure;
  }

  function update(form: ShownForm): void {
    for (const field of fieldsOf(form)) {
      const known = controls.get(field.path);
      known?.control.update(field);
      known?.meaning.replaceChildren(meaningOf(field) ?? '');
    }
    tellNotes();
  }

  function draw(form: ShownForm): void {
    const place = keptPlace();
    controls = new Map();
    noteHolders = new Map();
    neededHolders = new Map();
    nets = [];
    const parts = partsOfForm();
    const after = new Set(options.help()?.form.afterLines);
    const section = (each: ShownSection) => sectionView(each, parts);
    totals = el('div', { class: 'form-totals', 'aria-live': 'off' });
    const lists = new Map<string, HTMLElement>();
    for (const field of fieldsOf(form)) {
      const offer = offerOf(field);
      if (offer !== undefined) lists.set(offer.id, offer);
    }
    parent.replaceChildren(
      notesHolder('', true),
      ...form.sections.filter(({ name }) => !after.has(name)).map(section),
      linesTable(form, parts),
      ...form.sections.filter(({ name }) => after.has(name)).map(section),
      totals,
      ...lists.values(),
    );
    update(form);
    tellFigures();
    place();
  }

  /** The place of the keyboard, to which it returns when the form is drawn again. */
  function keptPlace(): () => void {
    const held = document.activeElement;
    if (held === null || !parent.contains(held) || held.id === '') return () => {};
    const { id } = held;
    const selection = held instanceof HTMLInputElement && held.type === 'text' ? held.selectionStart : null;
    return () => {
      const next = document.getElementById(id);
      next?.focus({ preventScroll: true });
      if (next instanceof HTMLInputElement && selection !== null)
        next.setSelectionRange(selection, selection);
    };
  }

  function partsOfForm(): FormParts {
    return {
      texts: options.texts(),
      language: options.language(),
      cell: cellView,
      notes: (path) => notesHolder(path, true),
      part: partView,
      change: (changes, focus) => change(withoutSums(changes), focus),
      blankEntry(listPath) {
        const help = options.help();
        const holds = help && fieldOf(help, namesIn(listPath))?.holds;
        return help === undefined || holds === undefined ? null : blankObject(help, holds);
      },
      request: () => request,
      net(index) {
        const output = el('output', { class: 'amount' });
        nets[index] = output;
        return output;
      },
    };
  }

  function fieldView(field: ShownField, label: 'above' | 'hidden'): HTMLElement {
    const { help, path } = field;
    const control = controlFor(field, options.texts(), (entered) => enter(field, entered));
    const meaning = el('span', { class: 'meaning' });
    controls.set(path, { control, meaning });
    const id = idOf(path);
    const title = help.question ?? help.title;
    const isCheck = control.element instanceof HTMLInputElement && control.element.type === 'checkbox';
    const text = el(
      'label',
      { for: id },
      title,
      help.presence === 'required' && el('span', { class: 'star', 'aria-hidden': 'true' }, ' *'),
    );
    return el(
      'div',
      { class: isCheck ? 'field check' : 'field', 'data-kind': help.kind },
      isCheck && control.element,
      label === 'above' && text,
      !isCheck && control.element,
      meaning,
      el('span', { class: 'help', id: `${id}-help` }, help.description),
      label === 'hidden' ? neededHolder(path) : notesHolder(path, false),
    );
  }

  /** In a cell there is room to say that it is needed; its findings stand below its row. */
  function cellView(cell: ShownField, name: string): HTMLElement {
    const view = fieldView(cell, 'hidden');
    const id = idOf(cell.path);
    const entry = controls.get(cell.path)?.control.element;
    entry?.setAttribute('aria-label', name);
    entry?.setAttribute('aria-describedby', `${id}-help ${id}-notes ${id}-needed`);
    return view;
  }

  function neededHolder(path: string): HTMLElement {
    const holder = el('div', { class: 'notes', id: `${idOf(path)}-needed` });
    neededHolders.set(path, holder);
    return holder;
  }

  function notesHolder(path: string, namesPlace: boolean): HTMLElement {
    const holder = el('div', { class: 'notes', id: `${idOf(path)}-notes` });
    noteHolders.set(path, { holder, namesPlace });
    return holder;
  }

  function partView(part: ShownPart): readonly HTMLElement[] {
    const { others, path } = part;
    return [
      el('div', { class: 'fields' }, ...part.fields.map((field) => fieldView(field, 'above'))),
      ...part.lists.map((list) => listView(list)),
      ...(others.length === 0 ? [] : [otherFields(path, others)]),
    ];
  }

  function listView({ path, help, entries }: ShownList): HTMLElement {
    const { form } = options.texts();
    const name = options.help()?.objects[help.holds ?? '']?.title ?? help.title;
    return el(
      'div',
      { class: 'entries' },
      ...entries.map((entry, index) =>
        el(
          'fieldset',
          {},
          el('legend', {}, `${name} ${index + 1}`),
          el('div', { class: 'fields' }, ...entry.fields.map((field) => fieldView(field, 'above'))),
          notesHolder(entry.path, true),
          el(
            'button',
            {
              type: 'button',
              class: 'quiet-button',
              onclick: () => change(withoutSums([{ path: entry.path, value: undefined }])),
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
          onclick: () => addEntry(path, entries.length),
        },
        `+ ${name}`,
      ),
    );
  }

  function addEntry(path: string, count: number): void {
    const entry = partsOfForm().blankEntry(path);
    const first = Object.keys(typeof entry === 'object' && entry !== null ? entry : {})[0] ?? '';
    change(withoutSums([{ path: `${path}[${count}]`, value: entry }]), `${path}[${count}].${first}`);
  }

  function otherFields(path: string, others: ShownPart['others']): HTMLElement {
    const { form } = options.texts();
    const choice = el(
      'select',
      { 'aria-label': form.addField, id: `others-${path}`, class: 'others' },
      el('option', { value: '' }, `+ ${form.addField}`),
      ...others.map((other) => el('option', { value: other.path }, other.help.title)),
    );
    choice.addEventListener('change', () => {
      wanted.add(choice.value);
      const { value } = choice;
      refresh();
      document.getElementById(idOf(value))?.focus();
    });
    return choice;
  }

  function sectionView(section: ShownSection, parts: FormParts): HTMLElement {
    const { sections } = options.texts().form;
    const names: Readonly<Record<string, string>> = sections;
    const beside = request === undefined ? [] : options.besideSection(section.name, request);
    return el(
      'section',
      { class: `form-section ${section.name}`, 'aria-labelledby': `section-${section.name}` },
      el('h3', { id: `section-${section.name}` }, names[section.name] ?? section.name),
      ...(section.path === '' ? [] : [parts.notes(section.path)]),
      ...partView(section),
      ...beside,
    );
  }

  /** The sums that a change of an amount makes untrue, unless a finding is about them. */
  function withoutSums(changes: readonly Change[]): readonly Change[] {
    const { sums = [] } = options.help()?.form ?? {};
    const isDisputed = (path: string) =>
      examination?.findings.some((each) => each.severity === 'error' && each.path.startsWith(path)) === true;
    const lines = Array.from(
      { length: request === undefined ? 0 : countIn(request, 'lines') },
      (_, index) => index,
    );
    const stated = sums.flatMap((sum) =>
      sum.includes('[]') ? lines.map((index) => sum.replace('[]', `[${index}]`)) : [sum],
    );
    if (stated.some(isDisputed)) return changes;
    const dropped = stated.filter(
      (path) => request !== undefined && (valueIn(request, path) !== undefined || isGroupIn(request, path)),
    );
    return [...dropped.map((path) => ({ path, value: path.includes('[') ? null : undefined })), ...changes];
  }

  function enter(field: ShownField, entered: Entered): void {
    const written = writtenFor(field.help, entered);
    if (written === null) return;
    const changes: Change[] = [{ path: field.path, value: written.value }];
    const also = field.sets?.values[entered.text];
    if (field.sets !== undefined && also !== undefined) changes.push({ path: field.sets.path, value: also });
    change(isAmount(field) ? withoutSums(changes) : changes);
  }

  function change(changes: readonly Change[], focus?: string): void {
    const before = options.text();
    const needed = changes.filter(
      ({ path, value }) => value !== undefined || request === undefined || isThere(path),
    );
    const after = changedText(before, needed);
    if (after !== before) options.write(after);
    refresh();
    if (focus !== undefined) document.getElementById(idOf(focus))?.focus();
  }

  function isThere(path: string): boolean {
    return (
      path.endsWith(']') ||
      (request !== undefined && (valueIn(request, path) !== undefined || isGroupIn(request, path)))
    );
  }

  /** The findings of each place that the form shows; those of a place that it does not show stand at the one around it. */
  function tellNotes(): void {
    const findings = new Map<string, ShownFinding[]>();
    for (const finding of examination?.findings.filter(isTold) ?? []) {
      const place = nearestPlace(finding.path);
      findings.set(place, [...(findings.get(place) ?? []), finding]);
    }
    for (const [path, { holder, namesPlace }] of noteHolders) {
      const own = findings.get(path) ?? [];
      const needed = neededHolders.get(path);
      const [inCell, below] = needed === undefined ? [[], own] : apart(own, ({ isBlank }) => isBlank);
      needed?.replaceChildren(...notesView(inCell, options.texts(), { apply }, false));
      holder.replaceChildren(...notesView(below, options.texts(), { apply }, namesPlace));
      const control = controls.get(path)?.control.element;
      const isWrong = own.some(({ severity, isBlank }) => severity === 'error' && !isBlank);
      if (isWrong) control?.setAttribute('aria-invalid', 'true');
      else control?.removeAttribute('aria-invalid');
    }
  }

  function nearestPlace(path: string): string {
    let place = path;
    while (place !== '' && !noteHolders.has(place))
      place = place.slice(0, Math.max(place.lastIndexOf('.'), place.lastIndexOf('['), 0));
    return place;
  }

  function apply(patch: Fix): void {
    const before = options.text();
    const after = withEdits(before, editsOfFixes(before)(patch));
    if (after !== before) options.write(after);
    refresh();
  }

  function tellFigures(): void {
    const figures = examination?.figures;
    const language = options.language();
    for (const [index, output] of nets.entries()) {
      const net = figures?.lineNets[index];
      output.replaceChildren(net === undefined || net === null ? '–' : amount(net, language));
    }
    const known = examination?.totals ?? figures?.totals;
    const texts = options.texts();
    totals.replaceChildren(
      ...(known === undefined || known === null ? [] : [totalsTables(known, language, texts)]),
      ...(figures !== undefined && figures.uncounted.length > 0
        ? [el('p', { class: 'quiet' }, texts.uncounted(figures.uncounted))]
        : []),
    );
  }

  return {
    refresh,
    forget() {
      examination = undefined;
      wanted.clear();
      drawn = '';
    },
    goToFirst() {
      refresh();
      const first =
        shown && fieldsOf(shown).find(({ value, help }) => value === '' && help.presence !== undefined);
      if (first !== undefined) document.getElementById(idOf(first.path))?.focus();
    },
    show(next) {
      // Figures and findings stay while a change is judged, so that nothing flickers while a person types.
      if (next === undefined && options.text() !== '') return;
      examination = next;
      refresh();
      tellFigures();
    },
    goTo(path) {
      if (parent.hidden || shown === undefined) return false;
      const place = nearestPlace(path);
      const control = controls.get(place)?.control.element;
      const target = control ?? noteHolders.get(place)?.holder;
      target?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
      return target !== undefined;
    },
  };
}

function apart<Item>(items: readonly Item[], isOne: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(isOne), items.filter((item) => !isOne(item))];
}

/** Whether the totals follow from a field. */
function isAmount({ help, sets }: ShownField): boolean {
  return (
    sets !== undefined || ['decimal', 'amount', 'price'].includes(help.kind) || help.answers !== undefined
  );
}

/** Notes about what was derived or defaulted stand in the list of findings only. */
function isTold({ severity }: ShownFinding): boolean {
  return severity !== 'information';
}

function fieldsOf({ sections, lines }: ShownForm): readonly ShownField[] {
  const ofPart = ({ fields, lists }: ShownPart) => [
    ...fields,
    ...lists.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields)),
  ];
  return [
    ...sections.flatMap(ofPart),
    ...lines.flatMap((line: ShownLine) => [...line.cells, ...ofPart(line)]),
  ];
}

/** What of a form is drawn again if it changes: everything but the values. */
function structureOf(form: ShownForm, language: Language): string {
  const ofField = ({ path, isChosen, help, value }: ShownField) =>
    `${path}${isChosen ? '!' : ''}${help.kind === 'date' && !/^(?:\d{4}-\d\d-\d\d)?$/.test(value) ? '?' : ''}`;
  const ofPart = ({ path, fields, lists, others }: ShownPart) => [
    path,
    fields.map(ofField),
    lists.map((list) => [list.path, list.entries.map((entry) => entry.fields.map(ofField))]),
    others.length,
  ];
  return JSON.stringify([
    language,
    form.furtherLines,
    form.sections.map(ofPart),
    form.lines.map((line) => [line.cells.map(ofField), ofPart(line)]),
  ]);
}
