import { readdirSync, readFileSync } from 'node:fs';
import { convert } from '../src/api/convert.ts';
import { validateDocument } from '../src/api/validate-document.ts';
import { perSecond, rounded } from './pipeline.ts';
import { invoiceWithLines } from './requests.ts';

export interface MixResult {
  /** Different documents, and how many of them are not valid, or UBL. */
  readonly different: number;
  readonly invalid: number;
  readonly ubl: number;
  readonly averageBytes: number;
  readonly perSecond: number;
  /** Milliseconds from a text to its result. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/** Most invoices are short; one in fifteen has hundreds of lines. */
const lineCounts = [1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 10, 15, 30, 100, 500];

/**
 * Documents as different as those of a month: the examples (credit notes, self-billed, foreign currencies, categories of VAT), the
 * broken ones, and invoices of 1 to 500 lines; each that is valid as JSON and as UBL.
 */
export function mixed(): readonly string[] {
  const examples = ['examples', 'examples/broken'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const invoices = lineCounts.map((lines) => JSON.stringify(invoiceWithLines(lines)));
  const texts = [...examples, ...invoices].flatMap((text) => [text, convert(JSON.parse(text)).xml ?? text]);
  // Neighbours differ in kind and length.
  return texts.toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** A number that has nothing to do with what a text says. */
function orderOf(text: string): number {
  let hash = text.length;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return hash;
}

/** Times the result of each document on one thread, for at least so many milliseconds once all were seen. */
export function measureMix(milliseconds: number): MixResult {
  const documents = mixed();
  const verdicts = documents.map((text) => validateDocument(text).result);
  const times: number[] = [];
  const begun = performance.now();
  while (performance.now() - begun < milliseconds || times.length < documents.length)
    for (const text of documents) {
      const start = performance.now();
      validateDocument(text);
      times.push(performance.now() - start);
    }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((one, other) => one - other);
  const at = (share: number) => rounded(times[Math.floor((times.length - 1) * share)] ?? Number.NaN, 3);
  return {
    different: documents.length,
    invalid: verdicts.filter(({ valid }) => !valid).length,
    ubl: documents.filter((text) => text.startsWith('<')).length,
    averageBytes: Math.round(Buffer.byteLength(documents.join('')) / documents.length),
    perSecond: perSecond(total / times.length),
    ...{ median: at(0.5), p99: at(0.99), longest: at(1) },
  };
}
