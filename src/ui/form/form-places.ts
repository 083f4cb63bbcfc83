import type { Fix } from '../../core/findings/fix.ts';
import type { ShownFinding } from '../answering/questions.ts';
import { el } from '../dom.ts';
import type { Texts } from '../texts.ts';
import { type Control, idOf, meaningOf } from './controls.ts';
import { notesView } from './notes.ts';
import type { ShownField } from './shown-form.ts';

/** The entries of a form as it is drawn, and what stands beside each: its meaning, and the findings about it. */
export interface FormPlaces {
  /** Takes the entry of a field, and gives what holds its meaning. */
  readonly enter: (path: string, control: Control) => HTMLElement;
  /** Elements that hold the findings of a place. */
  readonly notes: (path: string, namesPlace: boolean) => HTMLElement;
  /** The mark of a required cell; its findings stand below its row. */
  readonly needed: (path: string) => HTMLElement;
  readonly update: (field: ShownField) => void;
  /** Shows the findings of each place; those of a place that the form does not show stand at the one around it. */
  readonly tell: (findings: readonly ShownFinding[], texts: Texts, apply: (patch: Fix) => void) => void;
  /** Goes to a place, or to the one around it; false if there is none. */
  readonly goTo: (path: string) => boolean;
}

export function formPlaces(): FormPlaces {
  const entries = new Map<string, { control: Control; meaning: HTMLElement }>();
  const noteHolders = new Map<string, { holder: HTMLElement; namesPlace: boolean }>();
  const neededHolders = new Map<string, HTMLElement>();

  function nearest(path: string): string {
    let place = path;
    while (place !== '' && !noteHolders.has(place))
      place = place.slice(0, Math.max(place.lastIndexOf('.'), place.lastIndexOf('['), 0));
    return place;
  }

  return {
    enter(path, control) {
      const meaning = el('span', { class: 'meaning' });
      entries.set(path, { control, meaning });
      return meaning;
    },
    notes(path, namesPlace) {
      const holder = el('div', { class: 'notes', id: `${idOf(path)}-notes` });
      noteHolders.set(path, { holder, namesPlace });
      return holder;
    },
    needed(path) {
      const holder = el('div', { class: 'notes', id: `${idOf(path)}-needed` });
      neededHolders.set(path, holder);
      return holder;
    },
    update(field) {
      const known = entries.get(field.path);
      known?.control.update(field);
      known?.meaning.replaceChildren(meaningOf(field) ?? '');
    },
    tell(findings, texts, apply) {
      const byPlace = new Map<string, ShownFinding[]>();
      for (const finding of findings) {
        const place = nearest(finding.path);
        byPlace.set(place, [...(byPlace.get(place) ?? []), finding]);
      }
      for (const [path, { holder, namesPlace }] of noteHolders) {
        const own = byPlace.get(path) ?? [];
        const needed = neededHolders.get(path);
        const [inCell, below] = needed === undefined ? [[], own] : apart(own, ({ isBlank }) => isBlank);
        needed?.replaceChildren(...notesView(inCell, texts, { apply }, false));
        holder.replaceChildren(...notesView(below, texts, { apply }, namesPlace));
        const entry = entries.get(path)?.control.element;
        const isWrong = own.some(({ severity, isBlank }) => severity === 'error' && !isBlank);
        if (isWrong) entry?.setAttribute('aria-invalid', 'true');
        else entry?.removeAttribute('aria-invalid');
      }
    },
    goTo(path) {
      const place = nearest(path);
      const entry = entries.get(place)?.control.element;
      const target = entry ?? noteHolders.get(place)?.holder;
      target?.scrollIntoView({ block: 'center' });
      entry?.focus({ preventScroll: true });
      return target !== undefined;
    },
  };
}

function apart<Item>(items: readonly Item[], isOne: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(isOne), items.filter((item) => !isOne(item))];
}
