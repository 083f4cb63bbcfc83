import { fill } from '../../core/messages/message.ts';
import { shortenedValue, withVisibleControls } from '../../core/text/text.ts';
import { shortPlace } from '../../core/xml/locations.ts';
import type { MessageStatus, ReadStatus } from '../../network/read-message-status.ts';
import type { StatusReason } from '../../network/reason-words.ts';
import { inReadingOrder, nameInOrder } from '../../report/reading-order.ts';
import { statusCodeNames } from '../../specification/network.ts';
import texts from '../messages/network.json' with { type: 'json' };
import { issueLines, type Look, wordLines } from './issue-lines.ts';

/** Formats a status for a person: its outcome, each reason with its field, and its own problems. */
export function statusText(name: string, { status, findings }: ReadStatus, look: Look): string {
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

/** The words of the other provider. */
function quoted(text: string): string {
  return `“${shortenedValue(text)}”`;
}
