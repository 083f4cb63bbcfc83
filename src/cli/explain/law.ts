import type { Language } from '../../core/messages/language.ts';
import { nameKey } from '../../core/text/text.ts';
import { type LawRow, law } from '../../specification/facts.ts';
import texts from '../messages/law.json' with { type: 'json' };

const { topics, states, lookedUp } = texts;

/** The state of a row on a day; rows without a day are in force. */
export type LawState = keyof typeof states;

/** The states in the order in which they are listed. */
export const lawStates = Object.keys(states) as LawState[];

/** Dates, duties, penalties or changes of the law, as of a day. */
export interface ExplainedLaw {
  readonly law: keyof typeof topics;
  readonly title: Readonly<Record<Language, string>>;
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly rows: readonly (LawRow & { readonly state: LawState })[];
}

/** Explains a topic of the law by its name in any language; undefined for another word. */
export function explainLaw(word: string, asOf: string): ExplainedLaw | undefined {
  const [topic] = lawTopics.filter((each) =>
    [each, ...Object.values(topics[each])].some((name) => nameKey(name) === nameKey(word)),
  );
  if (topic === undefined) return undefined;
  const rows = law.filter((row) => row.topic === topic || (topic === 'law' && row.topic === 'unassessed'));
  const dated = rows.map((row) => ({ ...row, state: stateOn(row, asOf) }));
  return {
    law: topic,
    title: topics[topic],
    asOf,
    rows: dated.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))),
  };
}

/** The topics that can be explained. */
export const lawTopics = Object.keys(topics) as (keyof typeof topics)[];

function stateOn(row: LawRow, day: string): LawState {
  if (row.topic === 'unassessed') return 'unassessed';
  if (row.until !== undefined) return day > row.until ? 'passed' : 'ahead';
  return row.from !== undefined && day < row.from ? 'ahead' : 'inForce';
}

const dayOf = ({ from, until }: LawRow): string => until ?? from ?? '';

/** A row as one sentence, with its source and the day on which that was looked up. */
export function lawSentence(row: LawRow, language: Language): string {
  const { who, what, amount, source, place, assessed } = row;
  const parts = [who?.[language], what[language], amount?.[language]].filter((part) => part !== undefined);
  const from = place === undefined ? source : `${source}, ${place[language]}`;
  const day = dayOf(row);
  return `${day === '' ? '' : `${day}: `}${parts.join(': ')} (${from}; ${lookedUp[language]} ${assessed})`;
}
