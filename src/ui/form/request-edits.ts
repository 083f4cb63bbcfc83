import type { Fix, JsonValue } from '../../core/findings/fix.ts';
import { editsOfFixes, withEdits } from '../../intake/fix-text.ts';
import type { ShownFinding } from '../answering/questions.ts';
import { type FieldHelp, fieldOf } from '../help/field-of-help.ts';
import { blankLine, blankObject, linesPath } from './blank.ts';
import { type Entered, idOf, writtenFor } from './controls.ts';
import { type Change, changedText, countIn, isGroupIn, type RequestText, valueIn } from './request-text.ts';
import { namesIn } from './shown-form.ts';
import type { ShownField, ShownGift } from './shown-parts.ts';

/** Changes that a person makes to a document in its form. */
export interface RequestEdits {
  /** Writes the input of a field. */
  readonly enter: (field: ShownField, entered: Entered) => void;
  /** Writes changes that affect sums, and goes to a field. */
  readonly change: (changes: readonly Change[], focus?: string) => void;
  /** Sets another field to the value that one field gives it, or removes that value. */
  readonly give: (path: string, gift: ShownGift, isWanted: boolean) => void;
  readonly addEntry: (listPath: string, count: number) => void;
  readonly blankEntry: (listPath: string) => JsonValue;
  readonly apply: (patch: Fix) => void;
}

interface Edited {
  readonly text: () => string;
  readonly write: (text: string) => void;
  readonly help: () => FieldHelp | undefined;
  readonly request: () => RequestText | undefined;
  readonly findings: () => readonly ShownFinding[];
  readonly offers?: FormOffers;
  /** Shows the current document after a change. */
  readonly refresh: () => void;
}

export function requestEdits(edited: Edited): RequestEdits {
  const { help } = edited;

  function isThere(path: string): boolean {
    const request = edited.request();
    return request !== undefined && (valueIn(request, path) !== undefined || isGroupIn(request, path));
  }

  function lineIndexes(): readonly number[] {
    const request = edited.request();
    return Array.from({ length: request === undefined ? 0 : countIn(request, linesPath) }, (_, at) => at);
  }

  function write(after: string): void {
    if (after !== edited.text()) edited.write(after);
    edited.refresh();
  }

  function change(changes: readonly Change[], focus?: string): void {
    const needed = changes.filter(
      ({ path, value }) =>
        value !== undefined || edited.request() === undefined || path.endsWith(']') || isThere(path),
    );
    write(changedText(edited.text(), needed));
    if (focus !== undefined) document.getElementById(idOf(focus))?.focus();
  }

  /** The sums that a change of an amount invalidates, unless a finding concerns them. */
  function withoutSums(changes: readonly Change[]): readonly Change[] {
    const { sums = [] } = help()?.form ?? {};
    const stated = sums.flatMap((sum) => pathsOf(sum, lineIndexes()));
    const errors = edited.findings().filter(({ severity }) => severity === 'error');
    const isDisputed = (sum: string) => errors.some(({ path }) => path.startsWith(sum));
    if (stated.some(isDisputed)) return changes;
    const dropped = stated.filter(isThere);
    return [...dropped.map((path) => ({ path, value: path.includes('[') ? null : undefined })), ...changes];
  }

  function valueAt(path: string): string {
    const request = edited.request();
    return String((request && valueIn(request, path)) ?? '');
  }

  function isGiven(path: string, { path: other, from }: ShownGift): boolean {
    return valueAt(other) !== '' && valueAt(other) === from(valueAt(path));
  }

  /** The code that a name selects, if there is none yet or an earlier name selected it. */
  function chosenBy({ path, chooses }: ShownField, entered: string): readonly Change[] {
    if (chooses === undefined) return [];
    const codeOf = (name: string) => chooses.codes[name.trim().toLowerCase()];
    const [code, before, now] = [codeOf(entered), codeOf(valueAt(path)), valueAt(chooses.path)];
    const isFree = now === '' ? code !== undefined : now === before;
    return isFree ? [{ path: chooses.path, value: code ?? null }] : [];
  }

  /** The paths of fields that a choice replaces; for a choice for all lines, those of lines without a choice. */
  function saidBy(path: string, chosen: string): readonly string[] {
    const known = help()?.form.says ?? {};
    const row = path.replace(/\[\d+\]/, '[]');
    const said = known[row]?.[chosen] ?? [];
    const [, ofOneLine] = /\[(\d+)\]/.exec(path) ?? [];
    const about = lineIndexes().filter((at) =>
      ofOneLine === undefined ? valueAt(`${linesPath}[${at}].${path}`) === '' : at === Number(ofOneLine),
    );
    return said.flatMap((each) => pathsOf(each, about));
  }

  /** The paths of all fields that the document's choices replace. */
  function saidNow(): ReadonlySet<string> {
    const choices = Object.keys(help()?.form.says ?? {}).flatMap((choice) => pathsOf(choice, lineIndexes()));
    return new Set(choices.flatMap((choice) => saidBy(choice, valueAt(choice))));
  }

  /** Returns null for a field that must be present even without a value. */
  function nothingFor(path: string): null | undefined {
    const known = help();
    const presence = known && fieldOf(known, namesIn(path))?.presence;
    return presence === 'nullable' ? null : undefined;
  }

  /** The first number after the lines that no line has. */
  function nextNumber({ form }: FieldHelp): string {
    const lines = lineIndexes();
    const taken = new Set(lines.map((at) => valueAt(`${linesPath}[${at}].${form.line.number}`)));
    let number = lines.length + 1;
    while (taken.has(String(number))) number += 1;
    return String(number);
  }

  function blankEntry(listPath: string): JsonValue {
    const known = help();
    if (known !== undefined && listPath === linesPath) {
      const said = Object.entries(known.form.says ?? {}).flatMap(
        ([choice, fields]) => fields[valueAt(choice)] ?? [],
      );
      const line = Object.entries(blankLine(known, nextNumber(known)));
      return Object.fromEntries(line.filter(([name]) => !said.includes(`${linesPath}[].${name}`)));
    }
    const holds = known && fieldOf(known, namesIn(listPath))?.holds;
    return known === undefined || holds === undefined ? null : blankObject(known, holds);
  }

  return {
    enter(field, entered) {
      const written = writtenFor(field.help, entered);
      if (written === null) return;
      const changes: Change[] = [{ path: field.path, value: written.value }];
      const also = field.sets?.values[entered.text];
      if (field.sets !== undefined && also !== undefined)
        changes.push({ path: field.sets.path, value: also });
      changes.push(...chosenBy(field, entered.text));
      if (field.gives !== undefined && isGiven(field.path, field.gives))
        changes.push({ path: field.gives.path, value: field.gives.from(entered.text) ?? null });
      const replaced = saidBy(field.path, entered.text).map((path) => ({ path, value: nothingFor(path) }));
      const request = edited.request();
      if (request !== undefined) {
        const taken = edited.offers?.taken(field.path, entered.text, request) ?? [];
        const said = saidNow();
        changes.push(...taken.filter(({ path }) => !said.has(path)));
      }
      changes.push(...replaced);
      change(isAmount(field) || replaced.length > 0 ? withoutSums(changes) : changes);
    },
    change: (changes, focus) => change(withoutSums(changes), focus),
    give(path, gift, isWanted) {
      const given = isWanted ? gift.from(valueAt(path)) : undefined;
      change([{ path: gift.path, value: given ?? null }]);
    },
    addEntry(listPath, count) {
      const entry = blankEntry(listPath);
      const [first = ''] = Object.keys(typeof entry === 'object' && entry !== null ? entry : {});
      const path = `${listPath}[${count}]`;
      change(withoutSums([{ path, value: entry }]), `${path}.${first}`);
    },
    blankEntry,
    apply(patch) {
      const before = edited.text();
      write(withEdits(before, editsOfFixes(before)(patch)));
    },
  };
}

/** The paths of a row such as `lines[].quantity`, one for each of some lines. */
function pathsOf(row: string, lines: readonly number[]): readonly string[] {
  return row.includes('[]') ? lines.map((at) => row.replace('[]', `[${at}]`)) : [row];
}

/** Tells whether the totals depend on a field. */
function isAmount({ help, sets }: ShownField): boolean {
  return (
    sets !== undefined || ['decimal', 'amount', 'price'].includes(help.kind) || help.answers !== undefined
  );
}

/** Texts that a form offers for a field, and the other values that a choice fills in. */
export interface FormOffers {
  readonly offered: (path: string) => readonly string[];
  readonly taken: (path: string, text: string, request: RequestText) => readonly Change[];
}
