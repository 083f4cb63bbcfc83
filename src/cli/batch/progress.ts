import type { BatchSummary } from '../../batch/index.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { cutAtEnd } from '../../report/cells.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import type { BatchProcess } from './process.ts';
import { countText, durationText } from './summary-text.ts';

const texts = commandLine.batch;
const millisecondsBetween = 100;
const barWidth = 20;

export interface ProgressState extends Pick<BatchSummary, 'documents' | 'valid' | 'documentsPerSecond'> {
  /** The share of the input that was read, from 0 to 1; null if its size is unknown. */
  readonly share: number | null;
  readonly secondsLeft: number | null;
}

export type Progress = ReturnType<typeof createProgress>;

/** A line on the terminal that is rewritten again and again; nothing if the output is not a terminal. */
export function createProgress(
  stderr: BatchProcess['stderr'],
  sizeOf: () => Promise<number | null>,
  language: Language,
) {
  // A dumb terminal cannot return to the start of a line.
  if (stderr.isTTY !== true || process.env.TERM === 'dumb')
    return { read: () => {}, show: () => {}, clear: () => {} };
  let bytes = 0;
  let total: number | null = null;
  let shown = Number.NEGATIVE_INFINITY;
  // Skipping documents of an earlier run is much faster, and must not count.
  let begun: { readonly bytes: number; readonly time: number } | undefined;
  // Without the size, the line shows less.
  sizeOf().then(
    (size) => {
      total = size;
    },
    () => {},
  );
  const left = (now: number): number | null => {
    if (total === null || begun === undefined || bytes <= begun.bytes) return null;
    return ((total - bytes) * (now - begun.time)) / 1000 / (bytes - begun.bytes);
  };
  return {
    read: (more: number): void => {
      bytes += more;
    },
    show: (summary: () => BatchSummary): void => {
      const now = performance.now();
      begun ??= { bytes, time: now };
      if (now - shown < millisecondsBetween) return;
      shown = now;
      const share = total === null || total === 0 ? null : Math.min(1, bytes / total);
      const line = progressLine({ ...summary(), share, secondsLeft: left(now) }, language);
      // A full line would wrap; some terminals report no columns.
      const width = Math.max(1, (stderr.columns || usualColumns) - 1);
      stderr.write(`\r${cutAtEnd(line, width)}\u001b[K`);
    },
    clear: () => {
      stderr.write('\r\u001b[K');
    },
  };
}

const usualColumns = 80;

export function progressLine(
  { documents, valid, documentsPerSecond, share, secondsLeft }: ProgressState,
  language: Language,
): string {
  const parts = [
    ...(share === null ? [] : [`${bar(share)} ${String(Math.floor(share * 100)).padStart(3)} %`]),
    fill(texts.documents, language, { count: documents, shown: countText(documents) }),
    fill(texts.notValid, language, { count: countText(documents - valid) }),
    ...(documentsPerSecond < 1
      ? []
      : [fill(texts.perSecond, language, { count: countText(documentsPerSecond) })]),
    ...(secondsLeft === null
      ? []
      : [fill(texts.left, language, { duration: durationText(secondsLeft, language) })]),
  ];
  return parts.map((part) => inReadingOrder(part, language)).join('  ');
}

function bar(share: number): string {
  const full = Math.round(share * barWidth);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`;
}
