import type { Check } from '../../core/check.ts';
import type { Issue } from '../../core/finding.ts';
import type { Language } from '../../core/language.ts';
import { fill, issueOf } from '../../core/message.ts';
import { rules } from '../../generated/rules.js';
import { type CatalogueEntry, catalogue } from '../../judge/catalogue.ts';
import { defaultSpecification } from '../../judge/default-specification.ts';
import type { Paint } from '../../report/rendered.ts';
import { elementsOf } from '../../ubl/field-table.ts';
import type { Arguments } from '../commands.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { paintFor } from '../paint.ts';

/** `pint-ae explain RULE`: what a rule asks for, why, and what to do. */
export async function explainCommand(args: Arguments<'explain'>, io: Io): Promise<ExitCode> {
  if (args.operands.length === 0) throw new UsageError('explainNeedsRule');
  const explanations = args.operands.map((id) => explain(id.toLowerCase(), args.language));
  if (args.format !== 'text') {
    io.stdout(`${JSON.stringify(explanations.length === 1 ? explanations[0] : explanations, null, 2)}\n`);
  } else {
    io.stdout(explanations.map((explanation) => textOf(explanation, args, paintFor(io.colour))).join('\n'));
  }
  return exitCodes.valid;
}

const { checks, messages } = defaultSpecification;

interface Explanation {
  readonly id: string;
  /** What the official rule asks for, in one sentence. */
  readonly assertion: string | null;
  readonly official: CatalogueEntry | null;
  /** The elements and attributes of UBL that the rule speaks of, by its business terms. */
  readonly elements: readonly string[];
  /** What the library itself checks on the JSON under this id. */
  readonly onRequest: readonly Pick<Issue, 'message' | 'hint' | 'terms'>[];
}

function explain(id: string, language: Language): Explanation {
  const official = catalogue.get(id) ?? null;
  const onRequest = checks.filter((check) => check.id === id).map((check) => textsOf(check, language));
  const assertion = rules.asserts.find((candidate) => candidate.id === id)?.text ?? null;
  if (assertion === null && onRequest.length === 0) {
    throw new UsageError('noSuchRule', { rule: id });
  }
  const terms = official?.terms ?? onRequest[0]?.terms ?? [];
  return { id, assertion, official, elements: elementsOf(terms, defaultSpecification), onRequest };
}

/** What a check says, the values of each document left as placeholders. */
function textsOf(
  { id, severity = 'error', values = {} }: Check,
  language: Language,
): Explanation['onRequest'][number] {
  const { message, hint, terms } = issueOf(
    { rule: id, text: 'onRequest', severity, path: '', values, foundBy: 'checks' },
    messages,
    language,
  );
  return { message, hint, terms };
}

/** Padded to one width. */
function labelsIn(language: Language) {
  const terms = fill(texts.answers.terms, language);
  const fields = fill(texts.answers.fields, language);
  const width = Math.max(terms.length, fields.length);
  return { terms: terms.padEnd(width), fields: fields.padEnd(width), elements: 'UBL'.padEnd(width) };
}

function textOf(
  { id, assertion, official, elements, onRequest }: Explanation,
  args: Arguments<'explain'>,
  paint: Paint,
): string {
  const text = official?.[args.language];
  const labels = labelsIn(args.language);
  const terms = official?.terms ?? onRequest[0]?.terms ?? [];
  const lines = [
    `${paint.strong(id)}${text ? `  ${text.title}` : ''}`,
    ...(assertion === null || args.language !== 'en' ? [] : ['', `  ${assertion}`]),
    ...(text ? ['', `  ${text.message}`, `  ${paint.faint('→')} ${text.hint}`] : []),
    ...(terms.length > 0 ? ['', `  ${paint.faint(labels.terms)}  ${terms.join(', ')}`] : []),
    ...(official && official.fields.length > 0
      ? [`  ${paint.faint(labels.fields)}  ${official.fields.join(', ')}`]
      : []),
    ...(elements.length > 0 ? [`  ${paint.faint(labels.elements)}  ${elements.join(', ')}`] : []),
    ...onRequest.flatMap(({ message, hint }) => ['', `  ${message}`, `  ${paint.faint('→')} ${hint}`]),
  ];
  return `${lines.join('\n')}\n`;
}
