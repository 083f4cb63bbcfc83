import { mendRequest } from '../../api/validate-document.ts';
import type { ValidateRequestOptions } from '../../api/validate-request.ts';
import type { Values } from '../../core/findings/finding.ts';
import { nameOfLanguage } from '../../core/messages/language.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { decodeDocument } from '../../intake/decode.ts';
import { isXmlText } from '../../intake/unwrap.ts';
import { terminalLine } from '../../report/reading-order.ts';
import { boundedBytes } from '../input/bounded.ts';
import type { Input, ReadInput, UnreadInput } from '../input/inputs.ts';
import { type Io, UsageError } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { reasonOfFindings } from '../refusal.ts';
import { writeOutputFile } from './write-output.ts';

/**
 * Writes the fixes of all findings into the files of document requests, and reports each on standard error. Throws a
 * UsageError, before anything is written, if an input is not such a file. Returns the inputs after the fixes. A dry
 * run writes nothing, and shows the lines that would change.
 */
export async function fixFiles(
  inputs: readonly Input[],
  options: ValidateRequestOptions,
  isDryRun: boolean,
  io: Io,
): Promise<readonly Input[]> {
  const sources: (UnreadInput | (ReadInput & { readonly text: string }))[] = [];
  for (const input of inputs)
    sources.push('unread' in input ? input : { ...input, text: await requestText(input) });
  const language = nameOfLanguage(options.language);
  const tell = (text: 'fixed' | 'nothingFixed', values: Values) =>
    io.stderr(`${terminalLine(texts.answers[text], language, values)}\n`);
  const fixed: Input[] = [];
  for (const source of sources) {
    fixed.push(source);
    if ('unread' in source) continue;
    const { name, bytes, text } = source;
    const mended = mendRequest(text, options);
    if (mended.text === text) tell('nothingFixed', { name });
    else if (isDryRun)
      for (const line of differenceOf(name, text, mended.text)) io.stderr(`${withVisibleControls(line)}\n`);
    else {
      const written = new TextEncoder().encode(byteOrderMark(bytes) + mended.text);
      await writeOutputFile(name, written);
      for (const { path, rule, message } of mended.mended)
        tell('fixed', { name, path: path || '$', rule, message });
      fixed.splice(-1, 1, { ...source, bytes: written });
    }
  }
  return fixed;
}

async function requestText({ name, bytes }: ReadInput): Promise<string> {
  if (!(await isWholeFile(name, bytes))) throw new UsageError('fixNeedsFiles', { path: name });
  const decoded = decodeDocument(bytes);
  if (!decoded.ok)
    throw new UsageError('cannotReadBecause', { path: name }, reasonOfFindings([decoded.failure]));
  if (isXmlText(decoded.value)) throw new UsageError('fixIsForRequests', { path: name });
  // The only encoding that fixes are written in.
  if (!Buffer.from(byteOrderMark(bytes) + decoded.value).equals(bytes))
    throw new UsageError('fixNeedsUtf8', { path: name });
  return decoded.value;
}

/** Tells whether an input is a whole file: not standard input, a line, or the content of a compressed file. */
async function isWholeFile(name: string, bytes: Uint8Array): Promise<boolean> {
  const content = await boundedBytes(name, bytes.length).catch(() => undefined);
  return content !== undefined && Buffer.from(content).equals(bytes);
}

function byteOrderMark(bytes: Uint8Array): string {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\ufeff' : '';
}

/** The lines that differ between two texts, as in `diff -u`, each change with its first line number. */
export function differenceOf(name: string, before: string, after: string): readonly string[] {
  const [old, changed] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const shown = [`--- ${name}`, `+++ ${name}`];
  for (const { at, removed, added } of changesBetween(old, changed))
    shown.push(`@@ ${at + 1} @@`, ...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`));
  return shown;
}

interface Change {
  /** The index of the first line that is removed, or before which lines are added. */
  readonly at: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The number of lines to search for the next common line: a fix changes a few lines at a place. */
const farthest = 50;

function changesBetween(old: readonly string[], changed: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < changed.length) {
    if (left < old.length && old[left] === changed[right]) {
      left += 1;
      right += 1;
      continue;
    }
    const [removed, added] = nextCommon(old, changed, left, right);
    changes.push({
      at: left,
      removed: old.slice(left, left + removed),
      added: changed.slice(right, right + added),
    });
    left += removed;
    right += added;
  }
  return changes;
}

function nextCommon(
  old: readonly string[],
  changed: readonly string[],
  left: number,
  right: number,
): readonly [removed: number, added: number] {
  for (let apart = 1; apart <= farthest; apart += 1)
    for (let removed = 0; removed <= apart; removed += 1) {
      const [one, other] = [left + removed, right + apart - removed];
      if (one < old.length && old[one] === changed[other]) return [removed, apart - removed];
    }
  return [old.length - left, changed.length - right];
}
