import type { Code, Values, Word } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { describedSpecification } from '../../specification/described.ts';
import type { Question } from '../../table/map/question.ts';
import { questionInWords } from '../../table/map/question-in-words.ts';
import type { TableMap } from '../../table/map/table-map.ts';
import texts from '../messages/table.json' with { type: 'json' };
import type { TableQuestion } from './table-questions.ts';

type Answer = readonly [text: keyof typeof texts.answers, decides: TableMap, names?: Values];

/** A question about a table in words, with an answer for each thing that a person may mean. */
export function questionWithAnswers(
  { text, values }: Question,
  titleOf: (path: string, language: Language) => string,
  language: Language,
): TableQuestion {
  const [head = '', other = '', path = ''] = [values.head, values.other, values.path].map((value) =>
    typeof value === 'string' ? value : undefined,
  );
  const title = path === '' ? '' : titleOf(path, language);
  const codes = Array.isArray(values.codes) ? values.codes.filter((each) => typeof each === 'object') : [];
  const sheets = Array.isArray(values.sheets) ? values.sheets.filter((each) => typeof each === 'string') : [];
  const answers = [
    ...answersOf({ text, head, other, path, value: String(values.value ?? ''), sheets }),
    ...answersOfCodes(text, path, String(values.value ?? ''), codes),
  ].map(([name, decides, names = {}]) => ({
    name: fill(texts.answers[name], language, names, describedSpecification.messages),
    decides,
  }));
  const hint = hintOf(text);
  const { message, hint: ofMap } = questionInWords({ text, values: { ...values, path: title } }, language);
  return {
    message,
    // Mistakes of a map can only be fixed in the map.
    hint: isOfMap(text)
      ? ofMap
      : hint && fill(texts.hints[hint], language, { field: titleOf('invoiceNumber', language) }),
    answers,
  };
}

interface Asked {
  readonly text: Question['text'];
  readonly head: string;
  readonly other: string;
  readonly path: string;
  readonly value: string;
  readonly sheets: readonly string[];
}

function answersOf({ text, head, other, path, value, sheets }: Asked): readonly Answer[] {
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
    case 'givenUpColumn':
      return [['notUsed', { columns: { [head]: null } }]];
    case 'unknownStatus':
    case 'statusInColumn':
      return [
        ['leaveOut', { statuses: { [head]: { [value]: 'skip' } } }],
        ['readThem', { statuses: { [head]: { [value]: 'read' } } }],
      ];
    case 'hiddenRows':
      return [
        ['leaveOut', { hiddenRows: 'skip' }],
        ['readThem', { hiddenRows: 'read' }],
      ];
    case 'severalSheets':
      return sheets.map((sheet) => ['readSheet', { sheet }, { sheet }]);
    case 'pricesWithTax':
      return [['withoutTax', { columns: { [head]: null } }]];
    case 'sameField':
      return [
        ['isField', { columns: { [other]: path, [head]: null } }, { head: other }],
        ['isField', { columns: { [head]: path, [other]: null } }, { head }],
      ];
    case 'noNumberColumn':
    case 'linesTwice':
    case 'unknownField':
    case 'valueAndColumn':
    case 'noColumn':
    case 'unknownWord':
      return [];
  }
}

/** All invoices of a table have one of the codes, or a word means one of them. */
function answersOfCodes(
  text: Question['text'],
  path: string,
  word: string,
  codes: readonly (Word | Code)[],
): readonly Answer[] {
  return codes.flatMap((each): Answer[] => {
    if (!('code' in each)) return [];
    return text === 'unknownWord'
      ? [['itMeans', { codes: { [path]: { [word]: each.code } } }, { code: each }]]
      : [['allOfThem', { values: { [path]: each.code } }, { code: each }]];
  });
}

function isOfMap(text: Question['text']): boolean {
  return text === 'unknownField' || text === 'valueAndColumn';
}

function hintOf(text: Question['text']): keyof typeof texts.hints | undefined {
  if (text === 'noNumberColumn') return 'chooseNumber';
  if (text === 'linesTwice') return 'chooseLines';
  if (text === 'noColumn') return 'addColumn';
  if (text === 'unknownWord') return 'keptInMap';
  return text === 'undecidedColumn' || text === 'givenUpColumn' ? 'choose' : undefined;
}
