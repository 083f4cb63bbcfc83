import type { Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { fill } from '../core/message.ts';
import texts from './messages/report.json' with { type: 'json' };

/** Findings that say the same of several entries of one list, but for their figures. */
export interface FindingGroup {
  /** The one that is shown in full. */
  readonly first: Issue;
  /** How many say the same after it. */
  readonly others: number;
  /** The list that their entries are of, such as `lines`. */
  readonly list: string;
  /** Where the others are: `lines[1-17, 19].unitCode`, or each with the figures that are not those of the first. */
  readonly places: readonly string[];
}

/**
 * Puts together findings that differ by nothing but the entry of a list that they are on and the figures in their texts, in
 * the order of the first of each: for reports that a person reads; data keeps every one.
 *
 * @example
 * ```ts
 * const broken = { ...request, lines: Array(500).fill({ ...request.lines[0], unitCode: 'NONE' }) };
 * const { issues } = validate(broken, { maxFindingsPerRule: 500 });
 * const [{ others, places }] = groupFindings(issues);
 * console.log(others, places.join()); // 499 lines[1-499].unitCode
 * ```
 */
export function groupFindings(findings: readonly Issue[]): FindingGroup[] {
  const groups = new Map<string, Entry[]>();
  for (const [index, finding] of findings.entries()) {
    const entry = entryOf(finding);
    const key = entry.number === undefined ? String(index) : sameText(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.values()].flatMap(groupOf);
}

/** Where else the same is so: "and 498 more lines". */
export function andMoreText({ list, others, places }: FindingGroup, language: Language): string {
  const text = list === 'lines' ? texts.andMoreLines : texts.andMoreEntries;
  return fill(text, language, { count: others, places });
}

interface Entry {
  readonly finding: Issue;
  readonly list: string;
  readonly number: number | undefined;
  readonly rest: string;
}

function entryOf(finding: Issue): Entry {
  const [, list = '', number, rest = ''] = /^([^[\]]*)\[(\d+)\](.*)$/s.exec(finding.path) ?? [];
  return { finding, list, number: number === undefined ? undefined : Number(number), rest };
}

/** An amount, a rate or a count that stands by itself in a text: no part of a code, an identifier or a date. */
const figure = /(?<![\p{L}\p{N}_.:/-])-?\d+(?:\.\d+)?(?![\p{L}\p{N}_:/-]|\.\p{N})/gu;

function sameText({ finding: { rule, severity, message, hint }, list, rest }: Entry): string {
  return JSON.stringify([
    rule,
    severity,
    message.replace(figure, '#'),
    hint.replace(figure, '#'),
    list,
    rest,
  ]);
}

function groupOf([first, ...others]: readonly Entry[]): FindingGroup[] {
  if (first === undefined) return [];
  const places = others.length === 0 ? [] : placesOf(first, others);
  return [{ first: first.finding, others: others.length, list: first.list, places }];
}

function placesOf(first: Entry, others: readonly Entry[]): readonly string[] {
  const figures = others.map(figuresOf);
  const varying = figuresOf(first).flatMap((each, index) =>
    figures.some((other) => other[index] !== each) ? [index] : [],
  );
  if (varying.length > 0)
    return others.map(
      ({ finding: { path } }, index) => `${path} (${varying.map((at) => figures[index]?.[at]).join(', ')})`,
    );
  const numbers = others.flatMap(({ number }) => number ?? []);
  return [`${first.list}[${inRanges(numbers)}]${first.rest}`];
}

function figuresOf({ finding: { message, hint } }: Entry): readonly string[] {
  return [...(message.match(figure) ?? []), ...(hint.match(figure) ?? [])];
}

/** Ranges that are named before the rest of them are left to the count. */
const mostRanges = 10;

/** Numbers in their order, those that follow each other as one range: `1-17, 19`. */
function inRanges(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of new Set(numbers.toSorted((one, other) => one - other))) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to + 1 === number) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  const named = ranges.slice(0, mostRanges).map(({ from, to }) => (from === to ? from : `${from}-${to}`));
  return [...named, ...(ranges.length > mostRanges ? ['…'] : [])].join(', ');
}
