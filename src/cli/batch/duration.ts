import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };

const count = new Intl.NumberFormat('en');
const texts = commandLine.batch;

/** A count with grouped thousands. */
export function countText(value: number): string {
  return count.format(value);
}

/** Formats a duration in its two largest units: `2 h 5 min`, `1 min 30 s`, `12 s`. */
export function durationText(seconds: number, language: Language): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (whole < 60) return fill(texts.seconds, language, { seconds: whole });
  if (whole < 3600) return fill(texts.minutes, language, { minutes, seconds: whole % 60 });
  return fill(texts.hours, language, { hours: Math.floor(whole / 3600), minutes: minutes % 60 });
}

/** A duration; a short one is given to a tenth of a second. */
export function preciseDurationText(seconds: number, language: Language): string {
  if (seconds >= 10) return durationText(seconds, language);
  return fill(texts.seconds, language, { seconds: seconds.toFixed(1) });
}
