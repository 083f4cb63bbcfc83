import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import { shortenedValue } from '../core/text/text.ts';
import { releaseChoices } from '../judge/rule-sets.ts';
import { defaultSpecification } from '../specification/default.ts';
import { type Answer, type AnswerOptions, answerOptionsKind } from './document-work.ts';
import { operationsByWork } from './operations/on-documents.ts';
import { type Work, workKind } from './options.ts';
import { createProblemAnswer } from './problem-answer.ts';
import type { ProblemDetail } from './problem-kinds.ts';

/**
 * Processes a document: from the bytes of the body to status, headers and text. Pure, so that a worker thread can run
 * it too. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { answer } from 'pint-ae/http';
 *
 * const body = new TextEncoder().encode(JSON.stringify(request));
 * const formats = { format: 'json', answerFormat: 'json', documentType: undefined };
 * const place = { language: 'en', instance: '/v1/validate', traceId: '0' };
 * console.log(answer({ operation: 'validate', body, ...formats, ...place }).status); // 200
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function answer(work: Work, options: AnswerOptions = {}): Answer {
  checkOptions('answer', answerOptionsKind, options);
  checkArgument('answer', 'work', workKind, work);
  return answerTo(work, options);
}

/** Returns the answer to work and options that this library has made or checked. */
export function answerTo(work: Work, options: AnswerOptions): Answer {
  const operation = operationsByWork.get(work.operation);
  if (operation === undefined) throw new Error(`no operation does the work ${work.operation}`);
  return unknownRelease(work, options) ?? operation.handle(work, options);
}

/** A problem if the client requests an unknown release, or any release while the server has its own rules. */
function unknownRelease(
  { release, instance, traceId, language }: Work,
  { problemBase, ruleSets, specification }: AnswerOptions,
): Answer | undefined {
  if (release === undefined) return undefined;
  const choices = releaseChoices(specification ?? defaultSpecification);
  const isFree = ruleSets === undefined;
  if (isFree && choices.includes(release)) return undefined;
  const detail: ProblemDetail = isFree
    ? { text: 'unknownRelease', values: { release: shortenedValue(release), choices } }
    : { text: 'ownRules' };
  return createProblemAnswer('bad-request', { problemBase, instance, traceId, language, detail });
}
