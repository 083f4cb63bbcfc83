import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuick } from '../../tier.ts';

/** Each answer of SaxonJS with the questions to which it is the answer: their hashes, one after the other. */
const file = join(import.meta.dirname, 'saxon-answers.json');

/** The length of a hash: 48 bits, of which thousands of questions hardly ever share one. */
const hashLength = 8;

/** The hash of a question: an expression, and the document that is its context. */
export function hashOf(document: string, expression: string): string {
  const hash = createHash('sha256').update(`${document}\0${expression}`).digest('base64url');
  return hash.slice(0, hashLength);
}

const kept = new Map(
  Object.entries<string>(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}).flatMap(
    ([answer, hashes]) =>
      Array.from(hashes.match(/.{8}/g) ?? [], (hash): readonly [string, string] => [hash, answer]),
  ),
);

/** The file to which new answers are appended, where `npm run saxon-answers` wants them. */
const wanted = process.env.SAXON_ANSWERS_TO;

/** In `npm run test:all` every so many questions, other ones in each run, are asked anew. */
const askedAnew = 4;
const turn = Number(process.env.FAST_CHECK_SEED ?? 0) % askedAnew;

/**
 * The answer to the question of a hash: the kept one, unless there is none or it is to be asked anew; then the new one,
 * which must be the kept one.
 */
export function keptOrAsked(hash: string, ask: () => string): string {
  const known = wanted === undefined ? kept.get(hash) : undefined;
  const isAsked = !isQuick && hash.charCodeAt(0) % askedAnew === turn;
  if (known !== undefined && !isAsked) return known;
  const answer = ask();
  if (wanted !== undefined) appendFileSync(wanted, `${JSON.stringify([hash, answer])}\n`);
  if (known !== undefined && known !== answer)
    throw new Error(`SaxonJS answers ${answer}, and ${known} is kept: npm run saxon-answers keeps it anew`);
  return answer;
}

/** Keeps answers in place of those that are kept. */
export function keepAnswers(answers: readonly (readonly [hash: string, answer: string])[]): void {
  const byHash = new Map<string, string>();
  for (const [hash, answer] of answers) {
    if ((byHash.get(hash) ?? answer) !== answer)
      throw new Error(`two questions have the hash ${hash}: make hashes longer`);
    byHash.set(hash, answer);
  }
  const hashesOf = new Map<string, string>();
  for (const [hash, answer] of [...byHash].sort())
    hashesOf.set(answer, `${hashesOf.get(answer) ?? ''}${hash}`);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...hashesOf].sort()), null, 2)}\n`);
}
