import type { ValidatedDocument } from '../../api/validate-document.ts';
import type { BatchInput } from '../../batch/input.ts';
import type { Finding } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { kindOfBytes, kindOfText, startOf } from '../../intake/file-kind.ts';
import { isXmlText } from '../../intake/unwrap.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import type { Input, ReadInput } from './inputs.ts';

const texts = commandLine.otherFiles;

/**
 * Advises on a file that is not a document, with the command to use; undefined for a file that may be
 * one.
 */
export function otherFileNote(
  { name, bytes }: Pick<ReadInput, 'name' | 'bytes'>,
  { found, text = '' }: ValidatedDocument,
  language: Language,
): string | undefined {
  const [finding] = found.findings;
  const kind = finding === undefined ? undefined : otherKind(finding, bytes, text);
  return kind === undefined ? undefined : fill(texts[kind], language, { file: name });
}

type OtherKind = keyof typeof texts;

/** Advice for the first file of each kind that is not a document. */
function createOtherFiles(kindOf: (content: string | Uint8Array) => OtherKind | undefined) {
  const first = new Map<OtherKind, string>();
  return {
    see: (name: string, content: string | Uint8Array) => {
      const kind = kindOf(content);
      if (kind !== undefined && !first.has(kind)) first.set(kind, name);
    },
    /** Empty if there was none. */
    lines: (language: Language): string =>
      [...first]
        .map(([kind, file]) => `${file}: ${fill(texts[kind], language, { file })}`)
        .map((line) => `${inReadingOrder(withVisibleControls(line), language)}\n`)
        .join(''),
  };
}

/**
 * Watches the inputs of a batch for files that are not documents, and says what to do with the first of each
 * kind.
 */
export function watchOtherFiles() {
  const { see, lines } = createOtherFiles(kindByStart);
  return {
    seen: async function* (inputs: AsyncIterable<BatchInput>): AsyncGenerator<BatchInput> {
      for await (const input of inputs) {
        if ('content' in input) see(input.name, input.content);
        yield input;
      }
    },
    lines,
  };
}

/**
 * Lines about the other files among inputs that have been read, of a command whose results have no place for it, and which takes
 * documents of one kind only.
 */
export function otherFileLines(inputs: readonly Input[], taken: TakenKind, language: Language): string {
  const { see, lines } = createOtherFiles((content) => kindByStart(content) ?? notTaken(content, taken));
  for (const input of inputs) if ('bytes' in input) see(input.name, input.bytes);
  return lines(language);
}

/** Almost every document begins with one of these. */
const documentStarts: ReadonlySet<number | undefined> = new Set([0x7b, 0x3c]);

function kindByStart(content: string | Uint8Array): OtherKind | undefined {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  if (documentStarts.has(bytes[0])) return undefined;
  const start = startOf(bytes);
  return kindOfBytes(bytes) ?? (start.startsWith('[') ? 'list' : kindOfText(start));
}

type TakenKind = 'request' | 'ubl';

function notTaken(content: string | Uint8Array, taken: TakenKind): OtherKind | undefined {
  const start = typeof content === 'string' ? content.trimStart() : startOf(content);
  if (taken === 'request') return isXmlText(start) ? 'ubl' : undefined;
  return start.startsWith('{') ? 'request' : undefined;
}

/** By the case of a finding on several documents. */
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
