import type { Language } from '../../core/messages/language.ts';
import { phraseText } from '../../core/messages/message.ts';
import { prefixesInLocations } from '../../core/xml/element.ts';
import { decodeDocument } from '../../intake/decode.ts';
import type { SchematronReport } from '../../schematron/index.ts';

/** The reasons in reports, which are English, in the words of a language. */
export interface ReportWords {
  /** Returns the reason why an assertion could not be evaluated. */
  evaluation(reason: string): string;
  /** Returns the reason why a document could not be read. */
  malformed(document: Uint8Array, reason: string): string;
}

const english: ReportWords = { evaluation: (reason) => reason, malformed: (_, reason) => reason };

/** The words for reports; those of other languages are loaded only where a report gives a reason. */
export async function wordsFor(
  reports: readonly SchematronReport[],
  language: Language,
): Promise<ReportWords> {
  return language === 'en' || !reports.some(givesReason) ? english : arabicWords();
}

const givesReason = ({ outcome, findings }: SchematronReport) =>
  outcome === 'malformed' || findings.some(({ kind }) => kind === 'not-judged');

async function arabicWords(): Promise<ReportWords> {
  const { arabicEvaluation } = await import('schematron-compiler/arabic-evaluation');
  const { arabicReason } = await import('schematron-compiler/arabic-reasons');
  const { parseUbl } = await import('../../intake/parse-ubl.ts');
  return {
    evaluation: arabicEvaluation,
    malformed(document, inEnglish) {
      const decoded = decodeDocument(document);
      if (!decoded.ok) return arabicReason({ text: inEnglish, values: {} });
      const parsed = parseUbl(decoded.value);
      if (parsed.ok) return inEnglish;
      const { line, column, reason } = parsed.failure;
      return `${line}:${column}: ${phraseText(reason, 'ar')}`;
    },
  };
}

/** Returns a location for people: UBL names have their usual prefixes instead of namespaces. */
export function shortLocation(location: string): string {
  return prefixesInLocations.reduce(
    (short, [uri, prefix]) => short.replaceAll(`Q{${uri}}`, prefix),
    location,
  );
}
