import { businessRules } from '../../../rules/business/index.ts';
import type { CatalogueEntry } from '../../../rules/catalogue/entry.ts';
import { catalogue } from '../../../rules/catalogue/index.ts';
import type { BusinessRule } from '../../business/rule.ts';
import { rules } from '../../generated/rules.js';
import type { Paint } from '../../report/text.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import { paintFor } from '../paint.ts';

/** `pint-ae explain RULE`: what a rule asks for, why, and what to do. */
export async function explainCommand(args: Arguments, io: Io): Promise<ExitCode> {
  if (args.operands.length === 0) throw new UsageError('explain needs a rule id, such as ibr-167-ae');
  const explanations = args.operands.map((id) => explain(id.toLowerCase()));
  if (args.format !== 'text') {
    io.stdout(`${JSON.stringify(explanations.length === 1 ? explanations[0] : explanations, null, 2)}\n`);
  } else {
    io.stdout(explanations.map((explanation) => textOf(explanation, args, paintFor(io.colour))).join('\n'));
  }
  return exitCodes.valid;
}

interface Explanation {
  readonly id: string;
  /** What the official rule asks for, in one sentence. */
  readonly assertion: string | null;
  readonly official: CatalogueEntry | null;
  /** What the library itself checks on the JSON under this id. */
  readonly onRequest: readonly Pick<BusinessRule, 'message' | 'hint' | 'terms'>[];
}

function explain(id: string): Explanation {
  const official = catalogue.get(id) ?? null;
  const onRequest = businessRules
    .filter((rule) => rule.id === id)
    .map(({ message, hint, terms }) => ({ message, hint, terms }));
  const assertion = rules.asserts.find((candidate) => candidate.id === id)?.text ?? null;
  if (assertion === null && onRequest.length === 0) {
    throw new UsageError(
      `there is no rule ${id}; rule ids look like ibr-167-ae, aligned-ibrp-s-08 or ibr-cl-14`,
    );
  }
  return { id, assertion, official, onRequest };
}

function textOf({ id, assertion, official, onRequest }: Explanation, args: Arguments, paint: Paint): string {
  const text = official?.[args.language];
  const terms = official?.terms ?? onRequest[0]?.terms ?? [];
  const lines = [
    `${paint.strong(id)}${text ? `  ${text.title}` : ''}`,
    ...(assertion === null || args.language !== 'en' ? [] : ['', `  ${assertion}`]),
    ...(text ? ['', `  ${text.message}`, `  ${paint.faint('→')} ${text.hint}`] : []),
    ...(terms.length > 0 ? ['', `  ${paint.faint('Business terms')}  ${terms.join(', ')}`] : []),
    ...(official && official.fields.length > 0
      ? [`  ${paint.faint('Fields')}          ${official.fields.join(', ')}`]
      : []),
    ...onRequest.flatMap(({ message, hint }) => ['', `  ${message}`, `  ${paint.faint('→')} ${hint}`]),
  ];
  return `${lines.join('\n')}\n`;
}
