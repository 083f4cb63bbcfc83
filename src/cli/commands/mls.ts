import { randomUUID } from 'node:crypto';
import { validateDocument } from '../../api/validate-document.ts';
import { fill } from '../../core/messages/message.ts';
import { shortenedValue, withVisibleControls } from '../../core/text/text.ts';
import { shortPlace } from '../../core/xml/locations.ts';
import { type MessageStatusOptions, messageStatusOf } from '../../network/message-status.ts';
import { type MessageStatus, type ReadStatus, readStatus } from '../../network/read-message-status.ts';
import type { StatusReason } from '../../network/reason-words.ts';
import { oneOrList } from '../../report/json.ts';
import { inReadingOrder, nameInOrder } from '../../report/reading-order.ts';
import { statusCodeNames } from '../../specification/network.ts';
import { configurationLine } from '../config/applied.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { readInputsAndTell, readOneInput } from '../input/inputs.ts';
import { validateOptions } from '../input/options.ts';
import { type Io, suggestion, UsageError } from '../io.ts';
import texts from '../messages/network.json' with { type: 'json' };
import { issueLines, issuesText, type Look, wordLines } from '../network/issue-lines.ts';
import { refuseOverwriting } from '../output/output-paths.ts';
import { paintFor } from '../output/report-settings.ts';
import { writeOutput } from '../output/write-output.ts';
import { refuseOtherEnding } from '../syntax/content-endings.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { textOrJson } from '../syntax/shared-flags.ts';

/** `pint-ae mls read FILE` and `pint-ae mls write DOC`: the message level statuses that answer a document. */
export async function mlsCommand(args: Arguments<'mls'>, io: Io): Promise<ExitCode> {
  const [action, ...operands] = args.operands;
  const rest = { ...args, operands };
  if (action === 'read') return readStatuses(rest, io);
  if (action === 'write') return writeStatus(rest, io);
  throw new UsageError('mlsTakes', action === undefined ? {} : suggestion(action, ['read', 'write']));
}

/** Exits 0 if every status can be read, whatever its content. */
async function readStatuses(args: Arguments<'mls'>, io: Io): Promise<ExitCode> {
  const { readFormat: format = 'text', language } = args;
  refuseOtherEnding('mls', { flags: { format: textOrJson } }, { ...args, format });
  const inputs = await readInputsAndTell(args, io);
  await refuseOverwriting(inputs, [args.out]);
  const document = args.sent === undefined ? undefined : (await readOneInput([args.sent], io)).bytes;
  const options = { ...(await validateOptions(args)), language, ...(document && { document }) };
  const readable = inputs.filter((input) => 'bytes' in input);
  const results = readable.map((input) => ({
    file: input.name,
    ...readStatus(input.bytes, options),
    ...(io.configuration && { configuration: io.configuration }),
  }));
  const look = { language, paint: paintFor(io.colour) };
  const text =
    format === 'text'
      ? results.map((result) => statusText(result.file, result, look)).join('\n') +
        (io.configuration ? `\n${configurationLine(io.configuration, language)}\n` : '')
      : oneOrList(results, inputs.length);
  if (results.length > 0) await writeOutput(args.out, text, io);
  if (readable.length < inputs.length) return exitCodes.failed;
  return results.every(({ status }) => status !== null) ? exitCodes.valid : exitCodes.invalid;
}

/** Exits 0 if a status is written, whatever its content. */
async function writeStatus(args: Arguments<'mls'>, io: Io): Promise<ExitCode> {
  const { language, from, to, of, delivered, reason } = args;
  refuseOtherEnding('mls', { writes: 'xml', flags: {} }, args);
  if (from === undefined) throw new UsageError('optionIsNeeded', { command: 'mls write', option: '--from' });
  if (to === undefined) throw new UsageError('optionIsNeeded', { command: 'mls write', option: '--to' });
  const input = await readOneInput(args.operands, io);
  await refuseOverwriting([input], [args.out]);
  const judging = await validateOptions(args);
  const { ruleSets = [] } = judging;
  // The messages of `--rule-set` explain the reasons.
  const given = ruleSets.filter((each) => typeof each === 'object');
  const options: MessageStatusOptions = {
    id: args.id ?? randomUUID(),
    issuedAt: args.issuedAt ?? new Date().toISOString(),
    from,
    to,
    of,
    delivered,
    reason,
    language,
    ...(given.length === 0 ? {} : { ruleSets: given }),
  };
  const { xml, issues, warnings } = messageStatusOf(validateDocument(input.bytes, judging), options);
  const look = { language, paint: paintFor(io.ofErrors?.colour === true) };
  io.stderr(issuesText([...issues, ...warnings], look));
  if (xml === null) return exitCodes.invalid;
  await writeOutput(args.out, `${xml}\n`, io);
  return exitCodes.valid;
}

function statusText(name: string, { status, findings }: ReadStatus, look: Look): string {
  const { language, paint } = look;
  const file = paint.strong(nameInOrder(withVisibleControls(name)));
  const blocks =
    status === null
      ? [`${paint.bad('✘')} ${file}: ${inReadingOrder(fill(texts.notStatus, language), language)}`]
      : [headingOf(file, status, look), ...status.reasons.map((reason) => reasonBlock(reason, look))];
  const amiss = findings.map((finding) => issueLines(finding, look).join('\n'));
  return `${[...blocks, ...amiss].join('\n\n')}\n`;
}

function headingOf(file: string, status: MessageStatus, { language, paint }: Look): string {
  const { code, description, of, sender, receiver, issuedAt } = status;
  const { responses } = statusCodeNames;
  const isRejected = code === responses.rejected;
  const mark = isRejected ? paint.bad('✘') : paint.good('✔');
  const inOrder = (text: string) => inReadingOrder(withVisibleControls(text), language);
  const meaning = fill(responses.names[code], language);
  return [
    `${mark} ${file}: ${inOrder(`${meaning} (${code})`)}`,
    `  ${inOrder(fill(texts.about, language, { of, sender, receiver, issuedAt }))}`,
    ...(description === '' ? [] : [`  ${paint.faint(inOrder(quoted(description)))}`]),
  ].join('\n');
}

function reasonBlock(reason: StatusReason, look: Look): string {
  const { language, paint } = look;
  const { code, location, text, rule, path, message, hint } = reason;
  const names: Readonly<Record<string, (typeof statusCodeNames.reasons.names)['BV']>> =
    statusCodeNames.reasons.names;
  const name = Object.hasOwn(names, code) ? names[code] : undefined;
  const kind = name === undefined ? code : `${fill(name, language)} (${code})`;
  const label = code === statusCodeNames.reasons.warning ? paint.careful : paint.bad;
  const place = path || (location === null ? '' : shortPlace(location));
  const ofRule = rule === null ? '' : ` ${withVisibleControls(rule)}`;
  const own = message === null ? [] : wordLines(message, hint ?? '', look);
  return [
    `  ${label(`${inReadingOrder(kind, language)}${ofRule}`)}  ${paint.strong(withVisibleControls(place))}`.trimEnd(),
    ...own,
    `    ${paint.faint(inReadingOrder(withVisibleControls(quoted(text)), language))}`,
  ].join('\n');
}

function quoted(text: string): string {
  return `“${shortenedValue(text)}”`;
}
