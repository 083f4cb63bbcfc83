import type { Issue } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/report.json' with { type: 'json' };

/** Findings that say the same about several entries of one list; only their figures differ. */
export interface FindingGroup {
  /** The finding that is shown in full. */
  readonly first: Issue;
  /** Number of further findings with the same text. */
  readonly others: number;
  /** The list of their entries, such as `lines`. */
  readonly list: string;
  /**
   * The numbers of the other entries, counted from 1: `2-18, 20`, or each number with its figures if they differ from
   * the first.
   */
  readonly places: readonly string[];
}

/**
 * Groups findings that differ only in the list entry and in the figures of their texts, in the order in which each
 * group begins. Meant for reports that people read; data output lists every finding.
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

/** Returns how many other places have the same finding: "and 498 more lines: 2-499". */
export function andMoreText({ list, others, places }: FindingGroup, language: Language): string {
  const text = list === 'lines' ? texts.andMoreLines : texts.andMoreEntries;
  return fill(text, language, { count: others, places });
}

interface Entry {
  readonly finding: Issue;
  readonly list: string;
  /** Counted from 1. */
  readonly number: number | undefined;
  readonly rest: string;
}

function entryOf(finding: Issue): Entry {
  const [, list = '', number, rest = ''] = /^([^[\]]*)\[(\d+)\](.*)$/s.exec(finding.path) ?? [];
  if (number === undefined) return { finding, list, number, rest };
  // XPath counts from 1, JSON from 0.
  return { finding, list, number: Number(number) + (list.startsWith('/') ? 0 : 1), rest };
}

/** An amount, rate or count that stands alone in a text: not a part of a code, an identifier or a date. */
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
      ({ number }, index) => `${number} (${varying.map((at) => figures[index]?.[at]).join(', ')})`,
    );
  const numbers = others.flatMap(({ number }) => number ?? []);
  return [inRanges(numbers)];
}

function figuresOf({ finding: { message, hint } }: Entry): readonly string[] {
  return [...(message.match(figure) ?? []), ...(hint.match(figure) ?? [])];
}

const mostRanges = 10;

/** Numbers in order, consecutive ones as a range: `1-17, 19`. */
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
