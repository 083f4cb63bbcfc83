import type { Language } from '../../core/messages/language.ts';
import type { ShownDocument, ShownFinding } from '../answering/questions.ts';
import { el } from '../dom.ts';
import type { FieldHelp } from '../help/field-of-help.ts';
import type { Texts } from '../texts.ts';
import { amount } from '../views/row-cells.ts';
import { totalsTables } from '../views/totals-view.ts';
import { idOf, offerOf } from './controls.ts';
import { formPlaces } from './form-places.ts';
import { linesTable } from './lines-table.ts';
import { type Missing, missingIn, nothingMissing } from './missing.ts';
import { partViews } from './part-views.ts';
import { type FormOffers, requestEdits } from './request-edits.ts';
import { type RequestText, readRequestText } from './request-text.ts';
import { shownForm } from './shown-form.ts';
import { fieldsOf, type ShownForm, type ShownSection, structureOf } from './shown-parts.ts';

/** A document as a form. */
export interface FormView {
  /** Shows the current document. */
  readonly refresh: () => void;
  /** Shows the findings and figures of the document. */
  readonly show: (examination: ShownDocument | undefined) => void;
  /** Goes to the field of a finding; false if the form does not show it. */
  readonly goTo: (path: string) => boolean;
  /** Goes to the first required field without a value. */
  readonly goToFirst: () => void;
  /** Required fields of the form without a value; empty if the document is valid. */
  readonly missing: () => Missing;
  /** Draws the form again after a change of the elements next to a section. */
  readonly redraw: () => void;
  /** Forgets the findings and the fields that were asked for, for another document. */
  readonly forget: () => void;
}

export interface FormOptions {
  readonly parent: HTMLElement;
  readonly text: () => string;
  readonly write: (text: string) => void;
  readonly help: () => FieldHelp | undefined;
  readonly texts: () => Texts;
  readonly language: () => Language;
  /** Elements next to the heading of a section, for example whether the company is remembered. */
  readonly besideSection: (section: string, request: RequestText) => readonly HTMLElement[];
  readonly offers?: FormOffers;
  /** The view in place of a document that is not a request. */
  readonly otherwise: () => readonly HTMLElement[];
}

export function createForm(options: FormOptions): FormView {
  const { parent, offers } = options;
  const offered = (path: string) => offers?.offered(path) ?? [];
  const wanted = new Set<string>();
  let request: RequestText | undefined;
  let shown: ShownForm | undefined;
  let drawn = '';
  let examination: ShownDocument | undefined;
  let places = formPlaces();
  let nets: HTMLElement[] = [];
  let totals = el('div');
  let isRefreshing = false;
  let isOutdated = false;
  const edits = requestEdits({
    ...options,
    request: () => request,
    findings: () => examination?.findings ?? [],
    refresh: refreshAfterEdit,
  });

  /** Shows the state; an edit that ends during it, with the focus, asks for another refresh after it. */
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

  /** A stand-in value follows the values that it depends on. */
  function refreshAfterEdit(): void {
    refresh();
    const outdated = (shown === undefined ? [] : fieldsOf(shown)).flatMap(({ path, value, standIn }) =>
      standIn?.isGiven === true && standIn.value !== value ? [{ path, value: standIn.value }] : [],
    );
    if (outdated.length > 0) edits.change(outdated);
  }

  /** While a pointer is down, nothing moves, so that a click that ends an edit hits its target. */
  let isPressed = false;
  let isOutdatedByPress = false;
  const release = () => {
    isPressed = false;
    if (isOutdatedByPress) refresh();
  };
  parent.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  window.addEventListener('click', () => (isPressed = false), true);
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => setTimeout(release), true);
  // Notes that waited for the end of typing.
  parent.addEventListener('focusout', () =>
    setTimeout(() => {
      if (shown !== undefined && !isPressed) update(shown);
    }),
  );

  function showNow(): void {
    if (parent.hidden) return;
    const help = options.help();
    request = readRequestText(options.text());
    isOutdatedByPress = isPressed && drawn !== '';
    if (isOutdatedByPress) return;
    if (help === undefined || request === undefined) {
      drawn = '';
      shown = undefined;
      parent.replaceChildren(...(help === undefined ? [] : options.otherwise()));
      return;
    }
    const found = new Set(toldFindings().map(({ path }) => path));
    shown = shownForm(request, help, (path) => wanted.has(path) || found.has(path));
    const structure = structureOf(shown, options.language());
    if (structure === drawn) update(shown);
    else draw(shown, request, help);
    drawn = structure;
  }

  function update(form: ShownForm): void {
    for (const field of fieldsOf(form)) places.update(field);
    const missing = missingNow();
    const told = toldFindings().filter((finding) => !missing.covers(finding));
    places.tell(told, options.texts(), edits.apply);
    places.mark(new Set(missing.fields.map(({ path }) => path)));
  }

  function missingNow(): Missing {
    if (parent.hidden || shown === undefined || examination?.outcome === 'valid') return nothingMissing;
    return missingIn(shown, examination?.findings ?? [], options.texts());
  }

  function toldFindings(): readonly ShownFinding[] {
    return examination?.findings.filter(({ severity }) => severity !== 'information') ?? [];
  }

  function draw(form: ShownForm, text: RequestText, help: FieldHelp): void {
    const returnToPlace = keptPlace(parent);
    places = formPlaces();
    nets = [];
    totals = el('div', { class: 'form-totals', 'aria-live': 'off' });
    const texts = options.texts();
    const views = partViews({ texts, language: options.language(), help, places, edits, showAlso, offered });
    const notes = (path: string) => places.notes(path, true);
    const section = (each: ShownSection) =>
      views.section(each, [
        ...(each.path === '' ? [] : [notes(each.path)]),
        ...views.part(each),
        ...options.besideSection(each.name, text),
      ]);
    const after = new Set(help.form.afterLines);
    parent.replaceChildren(
      notes(''),
      ...form.sections.filter(({ name }) => !after.has(name)).map(section),
      linesTable(form, {
        ...views,
        texts,
        notes,
        change: edits.change,
        blankEntry: edits.blankEntry,
        request: () => request,
        net,
      }),
      ...form.sections.filter(({ name }) => after.has(name)).map(section),
      totals,
      ...offersOf(form, offered),
    );
    update(form);
    tellFigures();
    returnToPlace();
  }

  function net(index: number): HTMLElement {
    const output = el('output', { class: 'amount' });
    nets[index] = output;
    return output;
  }

  function showAlso(path: string): void {
    wanted.add(path);
    refresh();
    document.getElementById(idOf(path))?.focus();
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
    redraw() {
      drawn = '';
      refresh();
    },
    goToFirst() {
      refresh();
      const first = shown && fieldsOf(shown).find(({ value, isRequired }) => value === '' && isRequired);
      if (first !== undefined) document.getElementById(idOf(first.path))?.focus();
    },
    show(next) {
      // Figures and findings stay while a change is checked, so that nothing flickers during typing.
      if (next === undefined && options.text() !== '') return;
      examination = next;
      refresh();
      tellFigures();
    },
    missing: missingNow,
    goTo: (path) => !parent.hidden && shown !== undefined && places.goTo(path),
  };
}

/** Remembers the focused element, to focus it again after redrawing. */
function keptPlace(parent: HTMLElement): () => void {
  const held = document.activeElement;
  if (held === null || !parent.contains(held) || held.id === '') return () => {};
  const { id } = held;
  const selection = held instanceof HTMLInputElement && held.type === 'text' ? held.selectionStart : null;
  return () => {
    const next = document.getElementById(id);
    next?.focus({ preventScroll: true });
    if (next instanceof HTMLInputElement && selection !== null) next.setSelectionRange(selection, selection);
  };
}

function offersOf(form: ShownForm, offered: (path: string) => readonly string[]): Iterable<HTMLElement> {
  const offers = fieldsOf(form).flatMap((field) => offerOf(field, offered(field.path)) ?? []);
  return new Map(offers.map((offer) => [offer.id, offer])).values();
}
