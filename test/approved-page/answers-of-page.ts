import type { Language } from '../../src/core/messages/language.ts';
import { answers } from '../../src/ui/answering/answers.ts';
import { missingIn } from '../../src/ui/form/missing.ts';
import { type RequestEdits, requestEdits } from '../../src/ui/form/request-edits.ts';
import { readRequestText } from '../../src/ui/form/request-text.ts';
import { shownForm } from '../../src/ui/form/shown-form.ts';
import { fieldsOf, type ShownField, type ShownForm, structureOf } from '../../src/ui/form/shown-parts.ts';
import { texts } from '../../src/ui/texts.ts';
import type { PageDocument } from './documents.ts';
import { withoutProse } from './without-prose.ts';

const helps = { en: answers.help({ language: 'en' }), ar: answers.help({ language: 'ar' }) };

/** Findings as the page asks for them, and whether their words are compared too. */
export interface Manner {
  readonly language: Language;
  readonly inWords: boolean;
}

/** All that the page knows of a document, one fact a line. */
export function answersAbout({ text }: PageDocument, { language, inWords }: Manner): string {
  const examination = answers.examine({ source: text, language });
  const shown = inWords ? examination : withPlacesAlone(examination);
  const request = readRequestText(text);
  const help = helps[language];
  const form = request && shownForm(request, help, () => false);
  const fixes = examination.findings.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
  const facts = {
    examination: withoutProse(shown),
    fields: form && fieldsOf(form).map(fieldLine),
    offered: form?.sections.flatMap(({ name, others }) => others.map(({ path }) => `${name} ${path}`)),
    structure: form && structureOf(form, language),
    missing: form && missingFacts(form, examination.findings, language),
    mended: linesOf(answers.mended({ text, language }), text),
    edits: answers.editsOf({ text, fixes }),
    format: linesOf(answers.format({ text }), text),
    readBack: answers.readBack({ source: text }).unmapped,
    creditable: answers.creditable({ source: text }),
    row: answers.summarise({ name: 'document', source: text, language }).facts,
  };
  return JSON.stringify(facts, null, 1);
}

/** The places of findings in words, without their other words. */
function withPlacesAlone<Examination extends object>(examination: Examination): unknown {
  return JSON.parse(JSON.stringify(examination), (name, value) =>
    name === 'inWords' && typeof value === 'object' ? value?.place : value,
  );
}

function fieldLine({
  path,
  value,
  isRequired,
  isChosen,
  starts,
  gives,
  standIn,
  name,
  sets,
  chooses,
}: ShownField): string {
  const marks = [
    isRequired && 'required',
    isChosen && 'chosen',
    starts && `starts ${starts}`,
    gives && `gives ${gives.path} ${gives.isGiven}`,
    standIn && `stands in ${standIn.value} ${standIn.isGiven}`,
    name?.en,
    sets?.path,
    chooses?.path,
  ];
  return [path, JSON.stringify(value), ...marks.filter((mark) => typeof mark === 'string')].join(' ');
}

function missingFacts(form: ShownForm, findings: Parameters<typeof missingIn>[1], language: Language) {
  const { fields, covers } = missingIn(form, findings, texts[language]);
  return { fields, covered: findings.filter(covers).map(({ rule, path }) => `${rule} ${path}`) };
}

/** The lines of a text that another one does not have. */
export function linesOf(text: string, before: string): readonly string[] {
  const known = new Map<string, number>();
  for (const line of before.split('\n')) known.set(line, (known.get(line) ?? 0) + 1);
  const added = text.split('\n').filter((line) => {
    const left = known.get(line) ?? 0;
    known.set(line, left - 1);
    return left <= 0;
  });
  const gone = [...known].flatMap(([line, left]) => (left > 0 ? [`- ${line}`] : []));
  return [...added.map((line) => `+ ${line}`), ...gone];
}

/** Entries that a person may type in a field. */
const typed = [
  '',
  '5',
  '-1',
  '1,234.50',
  '٥',
  'AED',
  'true',
  'S',
  'Z',
  'text',
  '2026-11-02',
  '100354879700003',
  'United Arab Emirates',
];

/** The document that each entry in each field of a form makes. */
export function editsOf({ text }: PageDocument, language: Language): string {
  let now = text;
  const help = helps[language];
  const { findings } = answers.examine({ source: text, language });
  const edits: RequestEdits = requestEdits({
    text: () => now,
    write: (after) => {
      now = after;
    },
    help: () => help,
    request: () => readRequestText(now),
    findings: () => findings,
    refresh: () => {},
  });
  const request = readRequestText(text);
  if (request === undefined) return '';
  const form = shownForm(request, help, () => false);
  const told = (name: string, edit: () => void) => {
    now = text;
    edit();
    const lines = linesOf(now, text);
    return lines.length === 0
      ? []
      : [`${name}: ${lines.map((line) => line.replaceAll(/\s+/g, ' ')).join(' ')}`];
  };
  const ofFields = fieldsOf(form).flatMap((field) => {
    const codes = field.isChosen
      ? field.help.values.slice(0, 4).map(([code]) => String(parsedCode(code)))
      : [];
    const entered = [...new Set([...typed, ...codes])].flatMap((each) => [
      ...told(`${field.path} = ${each}`, () => edits.enter(field, { text: each, isFinal: true })),
      ...told(`${field.path} ~ ${each}`, () => edits.enter(field, { text: each, isFinal: false })),
    ]);
    const { gives } = field;
    return gives === undefined
      ? entered
      : [
          ...entered,
          ...[true, false].flatMap((isWanted) =>
            told(`${field.path} gives ${isWanted}`, () => edits.give(field.path, gives, isWanted)),
          ),
        ];
  });
  const lists = ['lines', ...form.sections.flatMap((part) => part.lists.map(({ path }) => path))];
  const ofLists = lists.flatMap((path) => [
    `${path} blank ${JSON.stringify(edits.blankEntry(path))}`,
    ...told(`${path} without its first`, () => edits.change([{ path: `${path}[0]`, value: undefined }])),
  ]);
  const patches = findings.flatMap(({ fix, suggestions = [] }) => [
    ...(fix === undefined ? [] : [fix]),
    ...suggestions.map(({ patch }) => patch),
  ]);
  const ofPatches = patches.flatMap((patch) => told(JSON.stringify(patch), () => edits.apply(patch)));
  return [...ofFields, ...ofLists, ...ofPatches].join('\n');
}

function parsedCode(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return code;
  }
}
