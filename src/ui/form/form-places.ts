import type { Fix } from '../../core/findings/fix.ts';
import type { ShownFinding } from '../answering/questions.ts';
import { el } from '../dom.ts';
import type { Texts } from '../texts.ts';
import { type Control, idOf, meaningOf } from './controls.ts';
import { notesView } from './notes.ts';
import type { ShownField } from './shown-parts.ts';

/** The inputs of a form on the page, with the meaning of each and the findings about it. */
export interface FormPlaces {
  /** Receives the input for a field, and returns the element that shows its meaning. */
  readonly enter: (path: string, control: Control) => HTMLElement;
  /** Elements that contain the findings of a place. */
  readonly notes: (path: string, namesPlace: boolean) => HTMLElement;
  /** Calls back whenever a field is shown with its current value. */
  readonly follow: (path: string, react: (field: ShownField) => void) => void;
  readonly update: (field: ShownField) => void;
  /** Shows findings at their places, or at the nearest shown place around them. */
  readonly tell: (findings: readonly ShownFinding[], texts: Texts, apply: (patch: Fix) => void) => void;
  /** Marks the required fields without a value, without moving anything on the page. */
  readonly mark: (missing: ReadonlySet<string>) => void;
  /** Goes to a place, or to the nearest place around it; false if the form shows neither. */
  readonly goTo: (path: string) => boolean;
}

function isTyping(entry: HTMLElement | undefined): boolean {
  return entry instanceof HTMLInputElement && entry.type === 'text' && entry === document.activeElement;
}

export function formPlaces(): FormPlaces {
  const entries = new Map<string, { control: Control; meaning: HTMLElement }>();
  const followers = new Map<string, (field: ShownField) => void>();
  const noteHolders = new Map<string, { holder: HTMLElement; namesPlace: boolean }>();

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
    follow: (path, react) => void followers.set(path, react),
    update(field) {
      followers.get(field.path)?.(field);
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
        const entry = entries.get(path)?.control.element;
        // A value that is still being typed is not wrong yet.
        if (isTyping(entry) && holder.childElementCount === 0) continue;
        holder.replaceChildren(...notesView(own, texts, apply, namesPlace));
        const isWrong = own.some(({ severity }) => severity === 'error');
        if (isWrong) entry?.setAttribute('aria-invalid', 'true');
        else entry?.removeAttribute('aria-invalid');
      }
    },
    mark(missing) {
      for (const [path, { control }] of entries)
        control.element.parentElement?.toggleAttribute('data-missing', missing.has(path));
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
