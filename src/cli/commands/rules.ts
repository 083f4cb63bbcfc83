import { fill } from '../../core/message.ts';
import { type CatalogueEntry, catalogue } from '../../judge/catalogue.ts';
import type { Arguments } from '../commands.ts';
import { type ExitCode, exitCodes, type Io } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { paintFor } from '../paint.ts';

/** `pint-ae rules [WORD…]`: the official rules, those that all the words speak of, in a term, topic, field or text. */
export async function rulesCommand(args: Arguments<'rules'>, io: Io): Promise<ExitCode> {
  const words = args.operands.map((word) => word.toLowerCase());
  const found = [...catalogue.values()].filter(
    (entry) =>
      (args.topic === undefined || entry.topic === args.topic) &&
      (args.term === undefined || entry.terms.includes(args.term.toUpperCase())) &&
      words.every((word) => textOf(entry).includes(word)),
  );
  if (args.format !== 'text') {
    io.stdout(`${JSON.stringify(found, null, 2)}\n`);
  } else {
    const paint = paintFor(io.colour);
    const lines = found.map(
      (entry) =>
        `${paint.strong(entry.id.padEnd(22))}${paint.faint(entry.topic.padEnd(24))}${entry[args.language].title}`,
    );
    io.stdout(
      `${[...lines, fill(texts.answers.ruleCount, args.language, { count: found.length })].join('\n')}\n`,
    );
  }
  return exitCodes.valid;
}

function textOf({ id, topic, terms, fields, en, ar }: CatalogueEntry): string {
  return [id, topic, ...terms, ...fields, ...Object.values(en), ...Object.values(ar)].join(' ').toLowerCase();
}
