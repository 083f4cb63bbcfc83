import type { Issue } from '../../../src/core/findings/finding.ts';
import { jsonSteps } from '../../../src/core/findings/json-path.ts';
import { type Fields, requestFieldsOf } from '../../../src/request/fields.ts';
import { defaultSpecification } from '../../../src/specification/default.ts';
import { valueAt } from '../../json-steps.ts';
import { applied } from '../../properties/apply-patch.ts';

/** Advice of a hint, word by word: the words that state it, and the request after it. */
export interface Followed {
  readonly words: string;
  /** True if the hint leaves it to the sender, who knows which of its cases it is. */
  readonly isConditional: boolean;
  readonly request: unknown;
}

type Path = readonly (string | number)[];
type Step = (request: object) => void;

const fieldsOfRequest = requestFieldsOf(defaultSpecification);
const value = String.raw`(?:"[^"]*"|true\b|false\b|null\b|-?\d[\d,]*(?:\.\d+)?\b(?![-:/])|\d[\d:-]*\d\b(?!:)|[A-Z][A-Z0-9]*(?:[.:/-][A-Z0-9]+)*(?![\w]))`;
const name = String.raw`(?:(?!(?:the|their|it|that) )[a-z]\w*(?:\[\d+\])?(?:\.\w+(?:\[\d+\])?)*)`;
const meant = String.raw`${value}(?: \([^)]*\))?`;
const setting = new RegExp(
  String.raw`\b[Ss]et (?:its |both )?(${name}|it)(?: of (?:this entry|each line|the lines concerned|the line|a service))?(?: on this line)? to (?:what is meant: |the one that applies, |one of )?(${meant}(?:(?:,| or) ${meant})*)`,
  'g',
);
const sending = new RegExp(
  String.raw`\b(?:[Ss]end|Use|all units:|Choose the right date:) (?:(${name}) )?(?:with more decimals, |(?:the )?one of )?(${meant}(?:, ${meant})*)(?=[\s.,;]|$)`,
  'g',
);
const more = new RegExp(String.raw`\b(?:with|and) (${name}) (?:to )?(${value})(?=[\s.,;]|$)`, 'g');
const leaving = new RegExp(
  String.raw`\b(?:[Ll]eave|take) (?:the )?(${name}|this line|this field|both of them)(?: and (${name}))?(?: flag)? (out|off|empty)\b(?! of| the)`,
  'g',
);
const removing = new RegExp(String.raw`\b[Rr]emove (${name}|the entry)(?: and (${name}))?`, 'g');
const renaming = new RegExp(String.raw`\b[Ss]end it as (${name})(?=[,.;]|$)`, 'g');

/** Everything that a hint says to do with values that it names, each as an alternative. */
export function followed({ hint, path, fix, suggestions = [] }: Issue, request: unknown): Followed[] {
  const sentences = hint.split(/(?<=[.;]) /).filter((sentence) => !/\boption\b/.test(sentence));
  const ways = sentences.flatMap((sentence) =>
    waysOf(sentence, jsonSteps(path)).map((steps) => ({
      words: sentence,
      isConditional: /\b(?:if|where|or|otherwise|else|the one of)\b/i.test(sentence),
      request: changed(request, steps),
    })),
  );
  const byButton = suggestions.map(({ title, patch }) => ({
    words: title,
    isConditional: true,
    request: applied(request, patch),
  }));
  if (fix === undefined) return [...ways, ...byButton];
  const byFix = { words: 'fix', isConditional: false, request: applied(request, fix) };
  return [byFix, ...ways, ...byButton];
}

/** The alternatives of a sentence; what is joined by "and" or "with" is done together. */
function waysOf(sentence: string, at: Path): Step[][] {
  const clauses = sentence.split(/; |, or (?=[a-z])| or (?=set|send|leave|take|remove)/);
  return clauses.flatMap((clause) => {
    const ofLines = / of (?:each line|the lines concerned)/.test(clause);
    const choices = [
      ...[...clause.matchAll(setting)].map(([, field = '', values = '']) =>
        valuesIn(values).map((each) => setAt(field, each, at, ofLines)),
      ),
      ...[...clause.matchAll(sending)].map(([, field = 'it', text = '']) =>
        valuesIn(text).map((each) => setAt(field, each, at)),
      ),
      ...[...clause.matchAll(renaming)].map(([, field = '']) => [renameTo(field, at)]),
      ...[...clause.matchAll(leaving), ...clause.matchAll(removing)].map(([, ...fields]) => [
        leave(fields, at),
      ]),
      ...(/without its sign/.test(clause) ? [[withoutSign(at)]] : []),
    ];
    if (choices.length === 0) return [];
    const besides = [...clause.matchAll(more)].map(([, field = '', text = '']) => [
      setAt(field, sentValue(text), at, ofLines),
    ]);
    // Of several values each is an alternative.
    return [...choices, ...besides].reduce<Step[][]>(
      (all, steps) => all.flatMap((before) => steps.map((step) => [...before, step])),
      [[]],
    );
  });
}

function valuesIn(text: string): unknown[] {
  const found = text.replaceAll(/ \([^)]*\)/g, '').split(/, | or /);
  return [...new Set(found)].slice(0, 3).map(sentValue);
}

function sentValue(text: string): unknown {
  if (/^(?:true|false|null|".*")$/.test(text)) return JSON.parse(text);
  const number = text.replaceAll(',', '');
  return /^-?\d{1,12}(?:\.\d+)?$/.test(number) && !/^0\d/.test(number) ? Number(number) : text;
}

/** Sets a field where it belongs; a text stays one, as codes in digits are. */
function setAt(field: string, sent: unknown, at: Path, onAllLines = false): Step {
  return (request) => {
    for (const path of onAllLines ? linesOf(request, field) : [placeOf(field, at)]) {
      const before = valueAt(request, path);
      const isText =
        typeof sent === 'number' && (typeof before === 'string' || /Id$|Code$|Number$/.test(field));
      put(request, path, isText ? String(sent) : sent);
    }
  };
}

/** Leaves fields out; an empty one is null. */
function leave(words: readonly (string | undefined)[], at: Path): Step {
  const isEmpty = words.includes('empty');
  const fields = words.flatMap((word = 'off') =>
    word === 'both of them'
      ? ['baseAmount', 'multiplierPercent']
      : /^(?:out|off|empty)$/.test(word)
        ? []
        : [word],
  );
  return (request) => {
    for (const field of fields) {
      const path = /^(?:it|this line|this field|date|line)$/.test(field)
        ? at
        : field === 'the entry'
          ? at.slice(0, -1)
          : placeOf(field, at);
      if (isEmpty) put(request, path, null);
      else drop(request, path);
    }
  };
}

function renameTo(field: string, at: Path): Step {
  return (request) => {
    const sent = valueAt(request, at);
    drop(request, at);
    put(request, jsonSteps(field).length > 1 ? jsonSteps(field) : [...at.slice(0, -1), field], sent);
  };
}

function withoutSign(at: Path): Step {
  return (request) => put(request, at, Math.abs(Number(valueAt(request, at))));
}

const linesOf = (request: object, field: string): Path[] =>
  (Reflect.get(request, 'lines') as unknown[]).map((_, index) => ['lines', index, field]);

/**
 * Returns where a field stands that a hint names: by its path, beside the place of the finding, or nearest around it.
 */
function placeOf(field: string, at: Path): Path {
  if (field === 'it') return at;
  const path = jsonSteps(field);
  const [first = ''] = path;
  if (path.length > 1 && fieldsOfRequest.has(String(first))) return path;
  if (fieldsOfRequest.get('transactionType')?.has(field)) return ['transactionType', field];
  for (let depth = at.length; depth >= 0; depth -= 1) {
    const around = at.slice(0, depth);
    if (fieldsAt(around)?.has(String(first))) return [...around, ...path];
  }
  // Fields that the request does not have stand where the finding is.
  return at;
}

function fieldsAt(path: Path): Fields | null | undefined {
  return path.reduce<Fields | null | undefined>(
    (fields, step) => (typeof step === 'number' ? fields : fields?.get(step)),
    fieldsOfRequest,
  );
}

function changed(request: unknown, steps: readonly Step[]): unknown {
  const copy = structuredClone(request) as object;
  for (const step of steps) step(copy);
  return copy;
}

function put(value: object, path: Path, sent: unknown): void {
  const last = path.at(-1);
  if (last === undefined) return;
  let within: object = value;
  for (const [index, step] of path.slice(0, -1).entries()) {
    const next: unknown = Reflect.get(within, step);
    if (typeof next !== 'object' || next === null)
      Reflect.set(within, step, typeof path[index + 1] === 'number' ? [] : {});
    within = Reflect.get(within, step);
  }
  Reflect.set(within, last, sent);
}

function drop(value: object, path: Path): void {
  const within = Object(valueAt(value, path.slice(0, -1)));
  const last = path.at(-1) ?? '';
  if (Array.isArray(within)) within.splice(Number(last), 1);
  else Reflect.deleteProperty(within, last);
}
