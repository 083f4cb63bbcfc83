import type { Issue } from '../core/findings/finding.ts';
import type { Answer, AnswerOptions, DocumentWork } from './document-work.ts';
import { answerWith } from './problem-answer.ts';
import { detailIn } from './problem-kinds.ts';
import { toProblem } from './result-problem.ts';
import { detailsOf, json, languageHeader, verdictAnswer } from './verdict-answer.ts';

/** Returns XML, or JSON with all data, as the client prefers. */
export function written(xml: string, result: object, work: DocumentWork, options: AnswerOptions): Answer {
  const content = () =>
    work.answerFormat === 'xml' ? { body: xml, mediaType: 'application/xml' } : json(result);
  return verdictAnswer(valid, true, content, work, options);
}

export function read(result: object, work: DocumentWork, options: AnswerOptions): Answer {
  return verdictAnswer(valid, true, () => json(result), work, options);
}

const valid = { outcome: 'valid', issues: [] } as const;

/** The problem for a message that cannot be read. */
export function unread(issues: readonly Issue[], work: DocumentWork, options: AnswerOptions): Answer {
  return verdictAnswer({ outcome: 'malformed', issues }, false, () => json(null), work, options);
}

/** The 422 for a result that cannot be written, which may have another cause than the document. */
export function notWritten(issues: readonly Issue[], work: DocumentWork, options: AnswerOptions): Answer {
  const { language } = work;
  const title = detailIn({ text: 'notWrittenTitle' }, language);
  const detail = detailIn({ text: 'notWritten', values: { count: issues.length } }, language);
  const body = toProblem({ outcome: 'invalid', issues }, detailsOf(work, options));
  if (body === undefined) throw new Error('no problem for what is invalid');
  const rules = issues.map(({ rule }) => rule);
  return answerWith({ ...body, title, detail }, 'invalid', rules, languageHeader(work));
}
