import { type CatalogueEntry, catalogue, textsOfRule } from '../../api/catalogue.ts';
import { inReadingOrder, terminalLine } from '../../report/reading-order.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { isSpokenOf, speaksOf, topicsOfRules, wordsOfRules } from '../explain/rule-words.ts';
import { termWritten } from '../explain/terms.ts';
import { type Io, suggestion, UsageError } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { paintFor } from '../output/report-settings.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae rules [WORD…]`: the official rules that contain all words in a term, topic, field or text. */
export async function rulesCommand(args: Arguments<'rules'>, io: Io): Promise<ExitCode> {
  const term = knownTerm(args);
  // An unknown topic or word is a mistake: an empty list would mislead.
  const { topic, operands } = args;
  const topics = topicsOfRules();
  if (topic !== undefined && !topics.includes(topic))
    throw new UsageError('noSuchTopic', { topic, topics, ...suggestion(topic, topics) });
  const word = operands.find((each) => !isSpokenOf(each));
  if (word !== undefined) throw new UsageError('noSuchWord', { word, ...suggestion(word, wordsOfRules()) });
  const found = [...catalogue.values()].filter(
    (entry) =>
      (args.topic === undefined || entry.topic === args.topic) &&
      (term === undefined || entry.terms.includes(term)) &&
      speaksOf(entry, args.operands),
  );
  const text = args.format === 'json' ? `${JSON.stringify(found, null, 2)}\n` : listed(found, args, io);
  await writeOutput(args.out, text, io);
  return exitCodes.valid;
}

function listed(found: readonly CatalogueEntry[], { language, out }: Arguments<'rules'>, io: Io): string {
  const paint = paintFor(io.colour && out === undefined);
  const lines = found.map(
    (entry) =>
      `${paint.strong(entry.id.padEnd(22))}${paint.faint(entry.topic.padEnd(24))}${inReadingOrder(textsOfRule(entry, language).title, language)}`,
  );
  const count = terminalLine(texts.answers.ruleCount, language, { count: found.length });
  return `${[...lines, count].join('\n')}\n`;
}

function knownTerm({ term }: Arguments<'rules'>): string | undefined {
  const terms = new Set([...catalogue.values()].flatMap((entry) => entry.terms));
  const known = term === undefined ? undefined : termWritten(term, terms);
  if (term !== undefined && known === undefined)
    throw new UsageError('noSuchTerm', { term, ...suggestion(term, terms) });
  return known;
}
