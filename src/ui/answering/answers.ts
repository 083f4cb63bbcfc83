import { titleOfRule } from '../../api/catalogue.ts';
import { withReasonsIn } from '../../api/reasons-in.ts';
import { readUbl, type UnmappedValue } from '../../api/request-of.ts';
import { mendRequest, type ValidatedDocument, validateDocument } from '../../api/validate-document.ts';
import { type Issue, malformedRule } from '../../core/findings/finding.ts';
import { isCut } from '../../core/findings/finding-limits.ts';
import { jsonSteps, valueAt } from '../../core/findings/json-path.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { editsOfSeveral } from '../../intake/fix-text.ts';
import { jsonPlaces } from '../../intake/json/places.ts';
import { renderValidated } from '../../render/render-document.ts';
import { type DocumentHeading, documentHeading } from '../../report/document-heading.ts';
import { reportFormats } from '../../report/formats.ts';
import { andMoreText, groupFindings } from '../../report/group-findings.ts';
import { hintInWords, placeInWords, textInWords } from '../../report/place-in-words.ts';
import { quotedSource } from '../../report/quoted-source.ts';
import { renderedSpecification } from '../../specification/rendered.ts';
import { serialise } from '../../ubl/serialise.ts';
import { jsonText } from '../dom.ts';
import { fieldHelp } from '../help/field-help.ts';
import { ublExplanation, ublOffer } from '../help/ubl-help.ts';
import { creditable, creditNote } from './credit-note.ts';
import { figuresOf } from './figures.ts';
import { formatted } from './format-text.ts';
import type {
  DocumentFacts,
  Judging,
  QuestionName,
  Questions,
  ShownDocument,
  ShownFinding,
  Source,
} from './questions.ts';
import { statusBeside } from './status.ts';
import { tableAnswer, tableArchive, tableReport, tableWorkbook } from './table.ts';
import { elementOf, linesOf, ublElementsOf } from './ubl-lines.ts';

type Answers = {
  readonly [Name in QuestionName]: (
    told: Questions[Name]['told'],
    ruleSet?: Judging['release'],
    /** Receives the progress of the answer, in words. */
    tellProgress?: (progress: string) => void,
  ) => Name extends `table${string}` ? Promise<Questions[Name]['answer']> : Questions[Name]['answer'];
};

/** The answers of a worker to the page's questions. */
export const answers: Answers = {
  examine: ({ source, language }, release) => examination(validated({ source, language, release }), language),
  statusBeside: ({ status, source, language }, release) =>
    statusBeside(status, validated({ source, language, release }), { source, language, release }),
  render({ source, language, pageLanguage, extent, look }, release) {
    const lines = extent === 'part' ? { limits: { maxShownLines: mostShownLines } } : {};
    return (
      renderValidated(validated({ source, language, release }), {
        language: pageLanguage,
        ...(look && { look }),
        ...lines,
      }) ?? ''
    );
  },
  ublText: ({ source }, release) => ublKept({ source, release }),
  ublAround({ source, line }, release) {
    const lines = ublKept({ source, release }).split('\n');
    const from = Math.max(0, Math.min(line - 1 - mostLines / 2, lines.length - mostLines));
    return { text: lines.slice(from, from + mostLines).join('\n'), from: from + 1, total: lines.length };
  },
  readBack({ source }) {
    const read = readUbl(source);
    if (!read.ok) return { text: undefined, unmapped: [] };
    const { request, unmapped } = read.value;
    return { text: jsonText(request), unmapped: unmapped.map(unmappedText) };
  },
  fieldOfLine({ source, line }, release) {
    const { ubl, text = '', form } = validatedIn({ source, release }).document;
    if (ubl === undefined || form === 'ubl') return undefined;
    const [element] = [...linesOf(ubl)].filter(([, each]) => each <= line).at(-1) ?? [];
    const path = element?.requestPath;
    return path === undefined ? undefined : { path, at: jsonPlaces(text).markOf(path) };
  },
  creditable: ({ source }, release) => creditable(invoiceIn({ source, release })),
  creditNote: ({ source, facts, language }, release) =>
    creditNote(invoiceIn({ source, release }), facts, language),
  format: ({ text }) => formatted(text),
  editsOf: ({ text, fixes }) => editsOfSeveral(text, fixes).flat(),
  mended: ({ text, language }, release) => mendRequest(text, { language, release }).text,
  summarise({ name, source, language }, release) {
    const { result, ubl } = validated({ source, language, release });
    const { issues, outcome } = result;
    return {
      name,
      outcome,
      facts: factsOf({ result, ubl }, language),
      errors: { count: issues.length, isCut: isCut(issues) },
      firstFinding: issues[0]?.message,
    };
  },
  report({ files, format: name, language, madeOn }, release) {
    const reports = files.map(({ name, source }) => {
      const document = validatedDocument({ source, language, release });
      return {
        report: { name, form: document.form, ...document.result },
        source: quotedSource(document),
        heading: document.ubl && documentHeading(document.ubl),
      };
    });
    return reportFormats[name](reports, language, { madeOn });
  },
  ublOffer: ({ text, position, language }) => ublOffer(text, position, language),
  ublExplanation: ({ text, position, language }) => ublExplanation(text, position, language),
  table: tableAnswer,
  tableArchive,
  tableWorkbook,
  tableReport,
  help: ({ language }) => fieldHelp(language),
};

/** The most lines of an invoice that are laid out at once. */
const mostShownLines = 100;

/** The most lines that an editor takes without a noticeable pause. */
const mostLines = 20_000;

interface LastDocument extends Judging {
  readonly document: ValidatedDocument;
  ubl?: string;
}

/** The document checked last, because several questions about a document follow each other. */
let last: LastDocument | undefined;

function validated(judging: Judging): ValidatedDocument {
  return validatedIn(judging).document;
}

function validatedDocument({ source, language, release }: Judging): ValidatedDocument {
  return withReasonsIn(language, validateDocument(source, { language, release }));
}

/** Only the findings depend on the language; everything else reuses the last check. */
function validatedIn({
  source,
  language,
  release,
}: Omit<Judging, 'language'> & Partial<Judging>): LastDocument {
  if (
    last === undefined ||
    String(last.release) !== String(release) ||
    !isSameSource(last.source, source) ||
    (language ?? last.language) !== last.language
  ) {
    const judging = { source, language: language ?? 'en', release };
    last = { ...judging, document: validatedDocument(judging) };
  }
  return last;
}

/** Each question has a new copy of the bytes, so their content is compared. */
function isSameSource(one: Source, other: Source): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function ublKept(judged: Omit<Judging, 'language'>): string {
  const known = validatedIn(judged);
  known.ubl ??= known.document.ubl === undefined ? '' : serialise(known.document.ubl);
  return known.ubl;
}

function examination(document: ValidatedDocument, language: Language): ShownDocument {
  const { form, result, ubl } = document;
  const { outcome, totals, adjustments, issues, warnings } = result;
  const all = [...issues, ...warnings];
  const { markOf } = quotedSource(document);
  const lines = ubl === undefined || all.length === 0 ? undefined : linesOf(ubl);
  const findings = all.map((issue): ShownFinding => {
    const element = ubl && elementOf(ubl, issue);
    return {
      ...issue,
      at: markOf(issue),
      ublElements: form === 'ubl' && ubl !== undefined ? ublElementsOf(issue, ubl) : [],
      ublLine: element && lines?.get(element),
      title: titleOfRule(issue.rule, language) ?? '',
      inWords: {
        place: placeInWords(issue.path, language),
        message: textInWords(issue.message, issue.path, language),
        hint: hintInWords(issue.hint, issue.path, language),
      },
      isBlank: issue.rule === malformedRule && isBlankAt(document.request, issue.path),
    };
  });
  const shown = new Map<Issue, ShownFinding>(findings.map((finding) => [finding, finding]));
  return {
    outcome,
    kind: form,
    findings,
    groups: groupFindings(findings).flatMap((group) => {
      const first = shown.get(group.first);
      if (first === undefined) return [];
      const others = group.others === 0 ? undefined : andMoreText(group, language);
      return [{ first, others, count: group.others + 1 }];
    }),
    totals,
    adjustments,
    figures: form === 'request' ? figuresOf(document.request) : undefined,
    hasUbl: ubl !== undefined,
    facts: factsOf(document, language),
    isInvoice: result.kind === 'Invoice' && outcome !== 'malformed',
  };
}

function isBlankAt(request: unknown, path: string): boolean {
  if (path === '') return false;
  const value = valueAt(request, jsonSteps(path));
  if (value === undefined || value === null || value === '') return true;
  // A line without quantity and price counts as a text line; here it is incomplete.
  return typeof value === 'object' && Object.values(value).includes(null);
}

/** The request of the document checked last: the document itself, or the request read from its UBL. */
function invoiceIn(judged: Omit<Judging, 'language'>): unknown {
  const { document } = validatedIn(judged);
  if (document.form === 'request') return document.request;
  const read = readUbl(judged.source);
  return read.ok ? read.value.request : null;
}

function factsOf(
  { result, ubl }: Pick<ValidatedDocument, 'result' | 'ubl'>,
  language: Language,
): DocumentFacts {
  const { totals, typeCode, profile } = result;
  const heading: Partial<DocumentHeading> = ubl === undefined ? {} : documentHeading(ubl);
  const titles = profile === null ? {} : renderedSpecification.rendering.titles[profile];
  const title = typeCode !== null && Object.hasOwn(titles, typeCode) ? titles[typeCode] : undefined;
  return {
    number: heading.number,
    seller: heading.seller,
    buyer: heading.buyer,
    payable: totals?.payableAmount ?? heading.totals?.payable,
    currency: totals?.currency ?? heading.currency,
    type: title === undefined ? (typeCode ?? undefined) : `${fill(title, language)} (${typeCode})`,
  };
}

function unmappedText({ location, attribute, value, written }: UnmappedValue): string {
  const place = attribute === null ? location : `${location}/@${attribute}`;
  if (value === null) return `${place}: + ${written ?? ''}`;
  return written === null ? `${place}: ${value}` : `${place}: ${value} → ${written}`;
}
