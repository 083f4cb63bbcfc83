import type { Finding, Value } from '../core/findings/finding.ts';
import type { LeftOutReason } from './found.ts';
import texts from './messages/unread.json' with { type: 'json' };
import unwritten from './messages/unwritten.json' with { type: 'json' };

type Reasons = Readonly<Record<string, { readonly en: string; readonly ar: string }>>;

const reasons: Reasons = texts;
const unwrittenReasons: Reasons = unwritten;

/** The reason for a file that has more or fewer bytes than were read from it. */
export const changedWhileRead = texts.changed.en;

/** The reason why a file could not be read, in English. */
export function unreadReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  // A name whose bytes are not UTF-8 has replacement characters in Node.js, and finds no file.
  if (code === 'ENOENT' && 'path' in error && String(error.path).includes('\ufffd'))
    return texts.otherEncoding.en;
  return reasons[code]?.en ?? error.message;
}

/** Reason why something in a folder is not read, in English. */
export const leftOutReasons = {
  otherName: texts.otherName.en,
  linkToFolder: texts.linkToFolder.en,
  noFile: texts.noFile.en,
  ownOutput: texts.ownOutput.en,
  emptyFolder: texts.emptyFolder.en,
  noLines: texts.noLines.en,
} satisfies Readonly<Record<LeftOutReason | 'noLines', string>>;

/** Returns the input that a batch reports: a folder without documents is always an error. */
export function leftOutInput(reason: LeftOutReason, skipOutputs: boolean) {
  const unreadable = leftOutReasons[reason];
  if (reason === 'emptyFolder') return { unreadable };
  return { unreadable, leftOut: skipOutputs ? 'information' : 'error' } as const;
}

/** Returns the reason as a value of a text, in every language if the table has it. */
export function unreadValue(reason: string): Value {
  const phrase = Object.values(reasons).find(({ en }) => en === reason);
  return phrase === undefined ? reason : { phrase };
}

const rule = 'pint-ae-unwritten-file';

/** The finding that a file for a document, in addition to its verdict, is missing. */
export function notWritten(file: string, reason: Value): Finding {
  return { rule, severity: 'warning', path: '', values: { file, reason }, foundBy: 'judge' };
}

export function lacksFile({
  warnings,
}: {
  readonly warnings: readonly { readonly rule: string }[];
}): boolean {
  return warnings.some((warning) => warning.rule === rule);
}

/** Returns the reason why a file could not be written: in both languages if its error is known. */
export function unwrittenValue(error: unknown): Value {
  if (!(error instanceof Error)) return String(error);
  const phrase = unwrittenReasons[codeOf(error)];
  return phrase === undefined ? error.message : { phrase };
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
