import type { Settings } from '../settings.ts';
import { type Line, lineAnswer, linesOf, linesType } from './bulk.ts';
import type { Exchange } from './exchange.ts';
import type { Reply } from './operation.ts';
import { checkLinesType, wholeBody } from './read-request.ts';

/** Number of lines to process at once, so that a request uses no more of the database than two requests. */
const atOnce = 2;

/** Answers each line of a body with a line. */
export async function performLines(
  { maximumBodyBytes }: Pick<Settings, 'maximumBodyBytes'>,
  { request, ended }: Pick<Exchange, 'request' | 'ended'>,
  replyTo: (line: Line) => Promise<Reply>,
): Promise<Reply> {
  checkLinesType(request);
  const all = linesOf(await wholeBody(request, maximumBodyBytes));
  const answers = new Map<Line, string>();
  const waiting = [...all];
  const work = async () => {
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
      // A client that has left sends the remaining lines again.
      if (ended?.aborted === true) return;
      answers.set(line, lineAnswer(line.number, await replyTo(line)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const text = all.map((line) => answers.get(line) ?? '').join('');
  return { status: 200, headers: {}, text, mediaType: linesType };
}
