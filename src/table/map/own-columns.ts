import texts from '../messages/table.json' with { type: 'json' };
import type { Column } from './heads.ts';
import type { ColumnSurvey } from './survey.ts';

const { annotated } = texts;
const verdictHeads: readonly string[] = Object.values(annotated.verdict);
const toDoHeads: readonly string[] = Object.values(annotated.toDo);
const verdicts: readonly string[] = Object.values(annotated.outcomes).flatMap((each) => Object.values(each));

/**
 * Tells whether we wrote a column into a checked workbook: the verdicts that we write, or what is to do, without
 * numbers.
 */
export function isOwnColumn({ head }: Column, { content }: ColumnSurvey): boolean {
  if (toDoHeads.includes(head)) return content.numbers === 0;
  return (
    verdictHeads.includes(head) &&
    content.words !== undefined &&
    [...content.words.keys()].every((word) => verdicts.includes(word))
  );
}
