import type { ValidatedDocument } from '../../api/validate-document.ts';
import type { Finding } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { kindOfBytes, kindOfText, otherKindByStart, startOf } from '../../intake/file-kind.ts';
import { isXmlText } from '../../intake/unwrap.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { gzipName, type Input, type ReadInput, stdinName } from './inputs.ts';

const texts = commandLine.otherFiles;

/** Returns advice for a file that is not a document, with the command to use; undefined for a file that may be one. */
export function otherFileNote(
  { name, bytes }: Pick<ReadInput, 'name' | 'bytes'>,
  { found, text = '' }: ValidatedDocument,
  language: Language,
): string | undefined {
  const [finding] = found.findings;
  const kind = finding === undefined ? undefined : otherKind(finding, bytes, text);
  return kind === undefined ? undefined : noteOn(kind, name, language);
}

function noteOn(kind: OtherKind, name: string, language: Language): string {
  const isInput = name === stdinName;
  const isGzip = gzipName.test(name);
  const file = isInput ? 'FILE' : name;
  const ofName: OtherKind = kind === 'gzip' && isGzip ? 'gzipTwice' : kind;
  return fill(texts[kind === 'lines' && isInput ? 'linesOfInput' : ofName], language, {
    file,
    jq: isGzip ? `gunzip -c ${file} | jq` : 'jq',
    of: isGzip ? '' : ` ${file}`,
  });
}

type OtherKind = keyof typeof texts;

/** Advice for the first file of each kind that is not a document. */
export function createOtherFiles() {
  const first = new Map<OtherKind, string>();
  return {
    see: (kind: OtherKind, name: string) => {
      if (!first.has(kind)) first.set(kind, name);
    },
    /** Empty without files of other kinds. */
    lines: (language: Language): string =>
      [...first]
        .map(([kind, file]) => `${file}: ${noteOn(kind, file, language)}`)
        .map((line) => `${inReadingOrder(withVisibleControls(line), language)}\n`)
        .join(''),
  };
}

/** Lines about other files among inputs, for a command that takes only one kind of document. */
export function otherFileLines(inputs: readonly Input[], taken: TakenKind, language: Language): string {
  const { see, lines } = createOtherFiles();
  for (const input of inputs) {
    const kind =
      'bytes' in input ? (otherKindByStart(input.bytes) ?? notTaken(input.bytes, taken)) : undefined;
    if (kind !== undefined) see(kind, input.name);
  }
  return lines(language);
}

type TakenKind = 'request' | 'ubl';

function notTaken(bytes: Uint8Array, taken: TakenKind): OtherKind | undefined {
  const start = startOf(bytes);
  if (taken === 'request') return isXmlText(start) ? 'ubl' : undefined;
  return start.startsWith('{') ? 'request' : undefined;
}

const severalKinds: Readonly<Record<string, OtherKind>> = {
  listOfDocuments: 'list',
  documentsOnLines: 'lines',
  documentAfterDocument: 'several',
};

function otherKind({ rule, text: of = '' }: Finding, bytes: Uint8Array, text: string): OtherKind | undefined {
  if (rule === 'pint-ae-several-documents') return severalKinds[of];
  if (rule !== 'pint-ae-file-kind') return undefined;
  return kindOfBytes(bytes) ?? kindOfText(text);
}
