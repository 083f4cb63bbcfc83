import type { Values } from '../../core/findings/finding.ts';
import type { Language, Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { blanksAfter, cellsOf } from '../../report/cells.ts';
import { meaningAt } from '../../report/code-meanings.ts';
import { localDay } from '../../report/local-day.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import { wrapped } from '../../report/wrap.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { elementsOf } from '../../ubl/bound-terms.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { allCodes, codesNear, type ExplainedCode, explainCode } from '../explain/codes.ts';
import { type ExplainedField, explainFields, fieldsOfTerm } from '../explain/fields.ts';
import { type ExplainedLaw, explainLaw, type LawState, lawSentence, lawStates } from '../explain/law.ts';
import { isSpokenOf } from '../explain/rule-words.ts';
import { type ExplainedRule, explainRule, rulesAbout } from '../explain/rules.ts';
import { type ExplainedSupply, explainSupply, sentenceOf, supplyNames } from '../explain/supplies.ts';
import { nameOfTerm, termsCalled, termWritten } from '../explain/terms.ts';
import { allTerms, wordsWithoutCodes } from '../explain/words.ts';
import { type Io, suggestion, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import law from '../messages/law.json' with { type: 'json' };
import { paintFor } from '../output/report-settings.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae explain WORD…`: explains a rule, code, business term or field. */
export async function explainCommand(args: Arguments<'explain'>, io: Io): Promise<ExitCode> {
  if (args.operands.length === 0)
    throw new UsageError('explainNeedsRule', { exampleRule: defaultSpecification.exampleRule });
  const explanations = args.operands.map((word) => explain(word, args));
  const text =
    args.format === 'json'
      ? `${JSON.stringify(explanations.length === 1 ? explanations[0] : explanations, null, 2)}\n`
      : explanations.map((explanation) => explanationText(explanation, args, io)).join('\n');
  await writeOutput(args.out, text, io);
  return exitCodes.valid;
}

type FieldWithRules = ExplainedField & { readonly rules: readonly string[] };

type Explanation =
  | ExplainedRule
  | ReturnType<typeof explainTerm>
  | { readonly name: string; readonly places: readonly FieldWithRules[] }
  | ExplainedLaw
  | ExplainedSupply
  | { readonly code: string; readonly lists: readonly ExplainedCode[] };

/** Explains a word by its first meaning: rule, legal topic, term, field, business fact, code, name of a term. */
function explain(
  word: string,
  { language, today = localDay(new Date()) }: Arguments<'explain'>,
): Explanation {
  const rule = explainRule(word, language) ?? explainLaw(word, today);
  if (rule !== undefined) return rule;
  const term = termWritten(word, allTerms());
  if (term !== undefined) return explainTerm(term);
  const fields = explainFields(word);
  if (fields.length > 0) {
    const rulesOf = (field: string) => rulesAbout({ terms: [], fields: [field] });
    return { name: word, places: fields.map((each) => ({ ...each, rules: rulesOf(each.field) })) };
  }
  const supply = explainSupply(word);
  if (supply !== undefined) return supply;
  const lists = explainCode(word);
  if (lists.length > 0) return { code: lists[0]?.code ?? word, lists };
  const called = termsCalled(word);
  if (called.length === 1) return explainTerm(String(called[0]));
  throw notExplained(word, called, language);
}

function notExplained(word: string, called: readonly string[], language: Language): UsageError {
  if (called.length > 0 && called.length <= mostGuesses)
    return new UsageError('nothingToExplain', { word, meant: { anyOf: called } });
  const likely = suggestion(word.replaceAll(/\[\d*\]/g, ''), guessableWords(word));
  const codes = likely.meant === undefined ? codesNear(word, language) : [];
  const near: Values = codes.length === 0 ? likely : { meant: { anyOf: codes } };
  if (near.meant === undefined && isSpokenOf(word)) return new UsageError('explainedByRules', { word });
  return new UsageError('nothingToExplain', { word, ...near });
}

function explainTerm(term: string) {
  const fields = fieldsOfTerm(term);
  // Several fields may share a description; a term without a field has none.
  const descriptions = new Map(fields.flatMap(({ description: said }) => (said ? [[said.en, said]] : [])));
  return {
    term,
    name: nameOfTerm(term) ?? null,
    descriptions: [...descriptions.values()],
    fields: fields.map(({ field }) => field),
    elements: elementsOf([term], defaultSpecification),
    rules: rulesAbout({ terms: [term], fields: [] }),
  };
}

/** More guesses would not help. */
const mostGuesses = 8;

/** A shorter code would resemble everything. */
const shortestGuess = 4;

function guessableWords(word: string): string[] {
  // The beginning of a long name is a separate word.
  const facts = supplyNames.filter((name) => name.length - word.length < shortestGuess);
  return [...wordsWithoutCodes(), ...facts, ...allCodes().filter((code) => code.length >= shortestGuess)];
}

const texts = commandLine.explain;
type Heading = keyof typeof texts.headings | LawState;
const headings = { ...texts.headings, ...law.states };
type Part = readonly [heading: Heading, lines: readonly string[]];

const widest = 100;
/** The least width of lines beside their heading, in cells, even on a narrow terminal. */
const narrowest = 24;

function explanationText(explanation: Explanation, { language, out }: Arguments<'explain'>, io: Io): string {
  const paint = paintFor(io.colour && out === undefined);
  const width = out === undefined ? Math.min(widest, io.columns ?? widest) : widest;
  const block = (title: string, more: string, parts: readonly Part[]) => {
    const shown = parts.filter(([, lines]) => lines.join('') !== '');
    const inOrder = (line: string) => inReadingOrder(line, language);
    const label = (heading: Heading) => inOrder(fill(headings[heading], language));
    const column = 2 + Math.max(...shown.map(([heading]) => cellsOf(label(heading))));
    const inColumn = (text: string) => `${paint.faint(text)}${blanksAfter(text, column)}`;
    const body = shown.flatMap(([heading, lines]) =>
      lines
        .flatMap((line) => wrapped(line, Math.max(narrowest, width - column - 2), language))
        .map((line, index) => `  ${inColumn(index === 0 ? label(heading) : '')}${line}`),
    );
    return `${[`${paint.strong(title)}${more === '' ? '' : `  ${inOrder(more)}`}`, '', ...body].join('\n')}\n`;
  };
  if ('id' in explanation)
    return block(explanation.id, explanation.title, partsOfRule(explanation, language));
  if ('term' in explanation)
    return block(explanation.term, explanation.name?.[language] ?? '', [
      ['whatItHolds', explanation.descriptions.map((said) => said[language])],
      ['fields', explanation.fields],
      ['elements', explanation.elements],
      ['rules', [explanation.rules.join(', ')]],
    ]);
  if ('places' in explanation)
    return explanation.places
      .map((place) => block(place.field, '', partsOfField(place, language)))
      .join('\n');
  if ('law' in explanation)
    return block(
      explanation.title[language],
      fill(law.asOf, language, { day: explanation.asOf }),
      lawStates.map((state) => [
        state,
        explanation.rows.filter((row) => row.state === state).map((row) => lawSentence(row, language)),
      ]),
    );
  if ('supply' in explanation)
    return block(explanation.supply, explanation.sentence[language], partsOfSupply(explanation, language));
  return explanation.lists
    .map((found) => block(found.code, found.meaning[language], partsOfCode(found, language)))
    .join('\n');
}

function partsOfRule(rule: ExplainedRule, language: Language): Part[] {
  const { assertion, message, hint, terms, fields, elements, onRequest } = rule;
  const own = onRequest.flatMap((said) => (said.hint === hint ? [said.message] : [said.message, said.hint]));
  return [
    ['officialText', assertion === null || language !== 'en' ? [] : [assertion]],
    ['whatIsWrong', [message]],
    ['whatToDo', [hint]],
    ['onRequest', [...new Set(own)]],
    ['terms', [terms.join(', ')]],
    ['fields', [fields.join(', ')]],
    ['elements', elements],
  ];
}

function partsOfField(place: FieldWithRules, language: Language): Part[] {
  const { field, description, terms, elements, codes, rules } = place;
  const meanings = codes.map((code) => {
    const meaning =
      sentenceOf(code)?.[language] ??
      meaningAt(field, code, language) ??
      explainCode(code)[0]?.meaning[language];
    return meaning === undefined ? code : `${code}: ${meaning}`;
  });
  return [
    ['whatItHolds', description === undefined ? [] : [description[language]]],
    ['terms', [terms.join(', ')]],
    ['elements', elements],
    ['codes', meanings],
    ['rules', [rules.join(', ')]],
  ];
}

function partsOfSupply(
  { fields, writes, notes, needs, source }: ExplainedSupply,
  language: Language,
): Part[] {
  const values = Object.entries(writes).map(([path, value]) => {
    const meaning = meaningAt(path, String(value), language);
    return `${path}: ${value}${meaning === undefined ? '' : ` (${meaning})`}`;
  });
  return [
    ['fields', [fields.join(', ')]],
    ['writes', [...values, ...notes.map((note) => `notes: ${note}`)]],
    ['needs', needs],
    ['source', [source[language]]],
  ];
}

function partsOfCode({ list, fields, terms }: ExplainedCode, language: Language): Part[] {
  const lists: Readonly<Record<string, Localised | undefined>> = texts.lists;
  const name = lists[list];
  return [
    ['list', name === undefined ? [] : [fill(name, language)]],
    ['fields', [fields.join(', ')]],
    ['terms', [terms.join(', ')]],
  ];
}
