import { el, own, sentence } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';

/** The answer for one of many documents. */
export interface LineAnswer {
  /** The document's position in the list, from 1. */
  readonly line: number;
  readonly status: number;
  readonly body: {
    readonly id?: string;
    readonly invoiceNumber?: string;
    readonly title?: string;
    readonly detail?: string;
    readonly errors?: readonly { readonly message: string }[];
  };
}

const mostLines = 200;
const mostCharacters = 4_000_000;

/** Sends many requests at once, each as a line of JSON; the answers are in the order of the lines. */
export async function askForEach(
  { client }: Pick<Context, 'client'>,
  path: string,
  lines: readonly string[],
): Promise<LineAnswer[]> {
  const answers: LineAnswer[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    let characters = 0;
    while (to < lines.length && to - from < mostLines && (to === from || characters < mostCharacters)) {
      characters += lines[to]?.length ?? 0;
      to += 1;
    }
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const body = lines.slice(from, to).join('\n');
    const { text } = await client.ask(path, {
      method: 'POST',
      body,
      headers,
      accept: 'application/x-ndjson',
    });
    for (const line of text.split('\n').filter((each) => each !== '')) {
      const answer: LineAnswer = JSON.parse(line);
      answers.push({ ...answer, line: answer.line + from });
    }
    from = to;
  }
  return answers;
}

/** Tells whether a request succeeded. */
export function isDone({ status }: LineAnswer): boolean {
  return status >= 200 && status < 300;
}

/** A document for which an action failed. */
export interface Refused {
  readonly number: string;
  readonly reason: string;
}

/** Lists the documents for which an action failed, each with the reason. */
export function refusedList(refused: readonly Refused[]): HTMLElement | '' {
  if (refused.length === 0) return '';
  return el(
    'ul',
    { class: 'problem refused', role: 'alert' },
    ...refused.map(({ number, reason }) =>
      el('li', {}, el('strong', {}, own(number || '–')), ' ', sentence(reason)),
    ),
  );
}
