import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { Question } from '../../table/map/plan.ts';
import type { TableMap } from '../../table/map/table-map.ts';
import tableTexts from '../../table/messages/table.json' with { type: 'json' };
import texts from '../messages/table.json' with { type: 'json' };
import type { TableQuestion } from './table-questions.ts';

type Answer = readonly [text: keyof typeof texts.answers, decides: TableMap, head?: string];

/** A question about a table in words, with an answer for each thing that a person may mean. */
export function questionInWords(
  { text, values }: Question,
  titleOf: (path: string, language: Language) => string,
  language: Language,
): TableQuestion {
  const [head = '', other = '', path = ''] = [values.head, values.other, values.path].map((value) =>
    typeof value === 'string' ? value : undefined,
  );
  const title = path === '' ? '' : titleOf(path, language);
  const answers = answersOf(text, head, other, path).map(([name, decides, column = '']) => ({
    name: fill(texts.answers[name], language, { head: column }),
    decides,
  }));
  const hint = hintOf(text);
  const { message, hint: ofMap } = tableTexts.questions[text];
  return {
    message: fill(message, language, { ...values, path: title }),
    // What stands only in a map is mended there.
    hint: isOfMap(text)
      ? fill(ofMap, language)
      : hint && fill(texts.hints[hint], language, { field: titleOf('invoiceNumber', language) }),
    answers,
  };
}

function answersOf(text: Question['text'], head: string, other: string, path: string): readonly Answer[] {
  switch (text) {
    case 'datesUnclear':
    case 'datesMixed':
    case 'datesOfTwoKinds':
      return [
        ['day-first', { dates: 'day-first' }],
        ['month-first', { dates: 'month-first' }],
      ];
    case 'decimalsUnclear':
    case 'decimalsMixed':
      return [
        ['point', { decimals: 'point' }],
        ['comma', { decimals: 'comma' }],
      ];
    case 'undecidedColumn':
      return [['notUsed', { columns: { [head]: null } }]];
    case 'pricesWithTax':
      return [['withoutTax', { columns: { [head]: null } }]];
    case 'sameField':
      return [
        ['isField', { columns: { [other]: path, [head]: null } }, other],
        ['isField', { columns: { [head]: path, [other]: null } }, head],
      ];
    case 'noNumberColumn':
    case 'linesTwice':
    case 'unknownField':
    case 'valueAndColumn':
      return [];
  }
}

function isOfMap(text: Question['text']): boolean {
  return text === 'unknownField' || text === 'valueAndColumn';
}

function hintOf(text: Question['text']): keyof typeof texts.hints | undefined {
  if (text === 'noNumberColumn') return 'chooseNumber';
  if (text === 'linesTwice') return 'chooseLines';
  return text === 'undecidedColumn' ? 'choose' : undefined;
}
