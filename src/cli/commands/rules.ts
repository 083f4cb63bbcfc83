import { fill } from '../../core/message.ts';
import { type CatalogueEntry, catalogue } from '../../judge/catalogue.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import type { Arguments } from '../commands.ts';
import { type ExitCode, exitCodes, type Io, suggestion, UsageError } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { paintFor } from '../paint.ts';
import { writeOutput } from '../write-output.ts';

/**
 * `pint-ae rules [WORD…]`: the official rules; with words, those that contain all of them in a term, topic,
 * field or text.
 */
export async function rulesCommand(args: Arguments<'rules'>, io: Io): Promise<ExitCode> {
  refuseUnknown(args);
  const words = args.operands.map((word) => word.toLowerCase());
  const found = [...catalogue.values()].filter(
    (entry) =>
      (args.topic === undefined || entry.topic === args.topic) &&
      (args.term === undefined || entry.terms.includes(args.term.toUpperCase())) &&
      words.every((word) => textOf(entry).includes(word)),
  );
  await writeOutput(args.out, args.format === 'json' ? json(found) : listed(found, args, io), io);
  return exitCodes.valid;
}

function json(found: readonly CatalogueEntry[]): string {
  return `${JSON.stringify(found, null, 2)}\n`;
}

function listed(found: readonly CatalogueEntry[], { language, out }: Arguments<'rules'>, io: Io): string {
  const paint = paintFor(io.colour && out === undefined);
  const lines = found.map(
    ({ id, topic, ...entry }) =>
      `${paint.strong(id.padEnd(22))}${paint.faint(topic.padEnd(24))}${inReadingOrder(entry[language].title, language)}`,
  );
  const count = fill(texts.answers.ruleCount, language, { count: found.length });
  return `${[...lines, inReadingOrder(count, language)].join('\n')}\n`;
}

/** An unknown topic or term is a mistake; an empty list would be the wrong answer. */
function refuseUnknown({ topic, term }: Arguments<'rules'>): void {
  const entries = [...catalogue.values()];
  const topics = [...new Set(entries.map((entry) => entry.topic))].toSorted();
  if (topic !== undefined && !topics.includes(topic))
    throw new UsageError('noSuchTopic', { topic, topics, ...suggestion(topic, topics) });
  const terms = new Set(entries.flatMap((entry) => entry.terms));
  if (term !== undefined && !terms.has(term.toUpperCase()))
    throw new UsageError('noSuchTerm', { term, ...suggestion(term, terms) });
}

function textOf({ id, topic, terms, fields, en, ar }: CatalogueEntry): string {
  return [id, topic, ...terms, ...fields, ...Object.values(en), ...Object.values(ar)].join(' ').toLowerCase();
}
