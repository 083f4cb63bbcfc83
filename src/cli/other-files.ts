import type { Language } from '../core/language.ts';
import { fill } from '../core/message.ts';
import { kindOfBytes, kindOfText } from '../intake/file-kind.ts';
import type { JudgedDocument } from '../judge/judge-document.ts';
import type { ReadInput } from './inputs.ts';
import commandLine from './messages/command-line.json' with { type: 'json' };

const texts = commandLine.otherFiles;

/**
 * What to do with a file that is not a document, with the command to use; undefined for a file that may be
 * one.
 */
export function otherFileNote(
  { name, bytes }: ReadInput,
  { result, text = '' }: JudgedDocument,
  language: Language,
): string | undefined {
  const [rule] = [...result.problems, ...result.issues].map((finding) => finding.rule);
  const kind = rule === undefined ? undefined : otherKind(rule, bytes, text);
  return kind === undefined ? undefined : fill(texts[kind], language, { file: name });
}

function otherKind(rule: string, bytes: Uint8Array, text: string): keyof typeof texts | undefined {
  if (rule === 'pint-ae-several-documents') return /^\s*\[/.test(text.slice(0, 1000)) ? 'list' : 'lines';
  if (rule !== 'pint-ae-file-kind') return undefined;
  return kindOfBytes(bytes) ?? kindOfText(text);
}
