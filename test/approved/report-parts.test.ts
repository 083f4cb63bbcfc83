import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { projectFolder } from '../../scripts/project-folder.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { validate } from '../../src/index.ts';
import { blanksAfter, cellsOf, cutAtEnd, cutAtStart } from '../../src/report/cells.ts';
import { codeFrame } from '../../src/report/code-frame.ts';
import { escapedJson, escapedText, escapedXml } from '../../src/report/escaped.ts';
import { reportFormats } from '../../src/report/formats.ts';
import { frameText } from '../../src/report/frame-text.ts';
import { andMoreText, groupFindings } from '../../src/report/group-findings.ts';
import { localDay } from '../../src/report/local-day.ts';
import {
  hintInWords,
  placeInWords,
  requestPlaceInWords,
  textInWords,
} from '../../src/report/place-in-words.ts';
import { inReadingOrder, nameInOrder, textsInOrder } from '../../src/report/reading-order.ts';
import type { NamedResult, SourcedReport } from '../../src/report/rendered.ts';
import { severityCounts } from '../../src/report/severity-count.ts';
import { hintLines, wrapped } from '../../src/report/wrap.ts';
import { csvOf } from '../../src/report/write-csv.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { example } from '../requests.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { onADay } from './on-a-day.ts';
import { cells, issue, lists, marks, otherPaths, source, texts, widths } from './report-part-inputs.ts';

const languages = ['en', 'ar'] as const;
const marked = (sign: string) => (text: string) => `${sign}${text}${sign}`;
const paint = {
  good: marked('+'),
  bad: marked('!'),
  careful: marked('?'),
  strong: marked('*'),
  faint: marked('_'),
};

/** The messages and hints of every finding, as they stand in the files of texts. */
function* sentences(): Generator<readonly [file: string, texts: Readonly<Record<'en' | 'ar', string>>[]]> {
  for (const file of globSync('{rules,src}/**/messages/*.json', { cwd: projectFolder }).toSorted()) {
    const found: Readonly<Record<'en' | 'ar', string>>[] = [];
    JSON.parse(readFileSync(new URL(file, `file://${projectFolder}/`), 'utf8'), (name, value) => {
      if (/^(?:hint|message)$/.test(name) && typeof value?.en === 'string') found.push(value);
      return value;
    });
    if (found.length > 0) yield [file, found];
  }
}

/** Every path of a request, two levels of objects deep, with its first and second entries. */
function pathsOf(object: string, around: string, depth: number): string[] {
  const { fields = {} } = describedSpecification.fields[object] ?? {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${around}${name}`;
    const at = field.kind === 'list' ? `${path}[1]` : path;
    const inner = 'of' in field && depth > 0 ? pathsOf(String(field.of), `${at}.`, depth - 1) : [];
    return [path, ...(at === path ? [] : [at]), ...inner];
  });
}

/** Reports as a run has them, one valid and others not, whole files and lines of one. */
function reports(): readonly SourcedReport[] {
  const names = ['standard-invoice', 'broken/wrong-amounts-and-trn', 'broken/malformed', 'walk-in-customer'];
  const made = names.map((name, at): SourcedReport => {
    const result: NamedResult = {
      ...validate(example(name)),
      name: `folder/${name}: a%b#c?.json`,
      form: 'request',
    };
    const places = { lines: source, placeOf: () => ({ line: 2, column: 3 }), markOf: () => marks[1] };
    return {
      report: result,
      source: places,
      ...(at % 2 === 1 && { lineOf: { file: 'C:\\a b\\in.ndjson', line: 7 } }),
      ...(at === 2 && { note: 'A note', isUnread: true }),
    };
  });
  const [first] = made;
  if (first === undefined) return made;
  const nowhere = { lines: [], placeOf: () => undefined, markOf: () => undefined };
  const withIssues = (name: string, issues: readonly Issue[], outcome: NamedResult['outcome']) => ({
    ...first,
    source: nowhere,
    report: { ...first.report, name, valid: outcome === 'valid', outcome, issues, warnings: [] },
  });
  const left = withIssues('/left/out.json', [], 'not-judged');
  const warnings = [issue('', 'Left out', { severity: 'information' })];
  return [
    ...made,
    { ...left, report: { ...left.report, warnings } },
    withIssues('a: b: c', [issue('', 'm: n, o', { location: '/a:b/c:d', hint: '' })], 'invalid'),
    withIssues('x', [issue('a:b:c,d,e', '[a] [b]', { hint: '', rule: 'a:b:c' })], 'malformed'),
    withIssues('y', [issue('')], 'not-judged'),
    ...Array.from({ length: 14 }, () => first),
  ];
}

const settings = {
  plain: {},
  'with all': {
    ...{
      paint,
      columns: 60,
      madeOn: '2026-11-02',
      docsUrl: 'https://docs.example',
      seconds: 1.234,
      totals: true,
      withoutUnread: true,
    },
    ...{
      unlistedValid: 3,
      configuration: { file: 'a' },
      configurationLine: 'By a',
      closing: { title: 'End', lines: ['one', 'ب'] },
    },
    meaningOf: (_: Issue, code: string) => `${code}?`,
  },
  'errors alone': { extent: 'errors' as const, unlistedValid: 1 },
};

function* asked(): Generator<Asked> {
  for (const [file, found] of sentences())
    for (const language of languages) {
      const said = found.map((text) => text[language]);
      for (const path of ['lines[0].vatRate', 'seller.trn'])
        yield {
          name: `sentences: ${file} at ${path} ${language}`,
          answer: () =>
            said.map((text) => [textInWords(text, path, language), hintInWords(text, path, language)]),
        };
    }
  for (const language of languages) {
    const paths = [...pathsOf('DocumentRequest', '', 2), ...otherPaths];
    yield {
      name: `places: ${language}`,
      answer: () => paths.map((path) => `${path}: ${placeInWords(path, language)}`),
    };
    yield {
      name: `places: of findings ${language}`,
      answer: () => otherPaths.map((path) => requestPlaceInWords(path, language)),
    };
    for (const text of texts) {
      const look = { language, paint };
      yield {
        name: `texts: ${JSON.stringify(text)} ${language}`,
        answer: () => [
          inReadingOrder(text, language),
          ...widths.map((width) => [wrapped(text, width, language), hintLines(text, look, width)]),
          hintLines(text, look),
        ],
      };
    }
    for (const [at, mark] of marks.entries())
      for (const width of [30, 100])
        yield {
          name: `frames: ${at + 1} in ${width} ${language}`,
          answer: () => {
            const frame = codeFrame(source, mark, { width, firstLine: 98 });
            const shown =
              frame &&
              [48, undefined].map((columns) =>
                frameText(
                  frame,
                  at % 2 === 0 ? 'error' : 'warning',
                  { language, paint, columns },
                  at % 3 === 0 ? 'a meaning' : undefined,
                ),
              );
            return [frame ?? null, shown ?? null];
          },
        };
    for (const blanks of [13, 14, 20])
      yield {
        name: `frames: after ${blanks} blanks ${language}`,
        answer: () => {
          const line = `${' '.repeat(blanks)}TL`;
          const frame = codeFrame([line], { line: 1, column: blanks + 1, length: 2 });
          const room = [30, ...Array.from({ length: 12 }, (_, at) => 38 + at), undefined];
          return (
            frame &&
            room.map((columns) => frameText(frame, 'error', { language, paint, columns }, 'Trade licence'))
          );
        },
      };
    for (const [name, issues] of Object.entries(lists))
      yield {
        name: `groups: ${name} ${language}`,
        answer: () => [
          groupFindings(issues).map((group) => [group, andMoreText(group, language)]),
          severityCounts(issues, language),
        ],
      };
    for (const [format, write] of Object.entries(reportFormats))
      for (const [way, given] of Object.entries(settings))
        for (const count of [0, 1, 8, 21].filter((each) => each < 9 || format === 'text'))
          yield {
            name: `${format}: ${count} ${way} ${language}`,
            answer: () => write(reports().slice(0, count), language, given),
          };
  }
  for (const text of texts)
    yield {
      name: `cells: ${JSON.stringify(text)}`,
      answer: () => [
        cellsOf(text),
        nameInOrder(text),
        textsInOrder(text),
        widths.map((width) => [
          cutAtEnd(text, width),
          cutAtStart(text, width),
          blanksAfter(text, width).length,
        ]),
      ],
    };
  const unseen = 'a\u007f\u0080\u2028\u202e\u2066\u0000\t\n\r\u001f\u00a0b';
  yield {
    name: 'cells: unseen',
    answer: () =>
      [escapedJson({ [unseen]: unseen }), escapedText(unseen), escapedXml(unseen)].map((text) =>
        JSON.stringify(text),
      ),
  };
  yield {
    name: 'cells: of CSV',
    answer: () => [csvOf([cells, [], ['a']]), csvOf([]), cells.map((cell) => csvOf([[cell]]))],
  };
  yield {
    name: 'cells: days',
    answer: () => [new Date(2026, 0, 2, 23, 59), new Date(2026, 11, 31)].map(localDay),
  };
}

onADay();

compareWithApproved('report-parts', asked());
