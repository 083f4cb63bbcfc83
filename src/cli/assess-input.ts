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
  return { judged, report: { name, kind: judged.kind, ...judged.result }, source: quotedSource(judged) };
}

/** The lines of a document, for quoting. */
function quotedSource({ kind, text = '' }: JudgedDocument): QuotedSource {
  let locate: ReturnType<typeof jsonLocator> | undefined;
  return {
    lines: text.split('\n'),
    placeOf: ({ path, place }) => {
      if (place !== undefined || kind === 'ubl' || path === '') return place;
      locate ??= jsonLocator(text);
      return locate(path);
    },
  };
}
