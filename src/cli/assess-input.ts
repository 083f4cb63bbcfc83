import { jsonLocator } from '../intake/places.ts';
import { type JudgedDocument, judgeDocument } from '../judge/judge-document.ts';
import type { ValidateOptions } from '../judge/validate.ts';
import type { DocumentReport, QuotedSource } from '../report/document-report.ts';
import type { Input } from './inputs.ts';

/** The verdict on an input, with the text that reports quote. */
export interface AssessedInput {
  readonly judged: JudgedDocument;
  readonly report: DocumentReport;
  readonly source: QuotedSource;
}

/** Judges an input, which is a JSON document request or UBL. */
export function assessInput({ name, bytes }: Input, options: ValidateOptions): AssessedInput {
  const judged = judgeDocument(bytes, options);
  return { judged, report: reportOf(name, judged), source: quotedSource(judged) };
}

function reportOf(name: string, { kind, result }: JudgedDocument): DocumentReport {
  const { valid, outcome, issues, warnings, ruleset } = result;
  const { problems, totals } = { problems: [], totals: null, ...result };
  return { name, kind, valid, outcome, issues, warnings, problems, ruleset, totals };
}

/** The lines of a document, for quoting. */
function quotedSource({ kind, text = '', unreadable }: JudgedDocument): QuotedSource {
  let locate: ReturnType<typeof jsonLocator> | undefined;
  return {
    lines: text.split('\n'),
    placeOf: ({ path, place }) => {
      if (place !== undefined || kind === 'ubl') return place;
      const known = unreadable.find((finding) => finding.path === path)?.place;
      if (known !== undefined || path === '') return known;
      locate ??= jsonLocator(text);
      return locate(path);
    },
  };
}
