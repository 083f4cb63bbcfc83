import type { Scoped } from '../database/database.ts';
import {
  type By,
  deadLetters,
  discardLetter,
  type HandledLetter,
  resendLetter,
} from '../deliver/dead-letters.ts';
import { listUnanswered, resendAll, resendUnanswered, type UnansweredFilter } from '../deliver/unanswered.ts';
import type { Service } from '../service.ts';
import { inWords } from '../texts/service-text.ts';
import { reasonIn } from '../track/reason.ts';
import { answerable } from '../track/states.ts';
import { type Command, firstOf, type Options, optional, table, taking, takingId, told } from './command.ts';

const unansweredOptions = ['message', 'company', 'older'];

/** Commands for messages that were not answered, given up, or refused. */
export const messageCommands = {
  'dead-letters list': taking([], async (_, scoped, { language }) =>
    table(await deadLetters(scoped, language)),
  ),
  'dead-letters resend': takingId(doneWithLetter(resendLetter)),
  'dead-letters discard': takingId(doneWithLetter(discardLetter)),
  'unanswered list': taking(unansweredOptions, async ({ clock }, scoped, given) =>
    table(await listUnanswered(scoped, clock, unansweredFilter(given))),
  ),
  'unanswered resend': takingId(resendUnansweredCommand, unansweredOptions),
  'refused list': taking([], async (_, scoped, { language }) => {
    const rows = await scoped
      .selectFrom('inbound_refused')
      .select(['id', 'instance_id', 'receiver', 'reason', 'received_at'])
      .orderBy('received_at')
      .execute();
    return table(rows.map((row) => ({ ...row, reason: reasonIn(row.reason, language) })));
  }),
  'refused show': takingId(async (_, scoped, given) => {
    const refused = scoped.selectFrom('inbound_refused').where('id', '=', firstOf(given));
    const { content } = await refused.select('content').executeTakeFirstOrThrow(() => told('nothingRefused'));
    return content;
  }),
};

function doneWithLetter(
  done: (scoped: Scoped, service: Service, id: string, by: By) => Promise<HandledLetter | undefined>,
): Command['run'] {
  return async (service, scoped, given) => {
    const handled = await done(scoped, service, firstOf(given), { traceId: null, language: given.language });
    if (handled === undefined) throw told('noSuchLetter');
    const { companyId, documentId, text } = handled;
    return { companyId, resourceId: documentId, text: inWords(text, given.language) };
  };
}

function unansweredFilter(given: Options): UnansweredFilter {
  const message = optional(given, 'message');
  const older = optional(given, 'older');
  if (older !== null && !/^\d{1,9}$/.test(older)) throw told('olderNotSeconds');
  const known = answerable.find((each) => each === message);
  if (message !== null && known === undefined)
    throw told('noSuchMessage', { messages: answerable.join(', ') });
  return {
    message: known,
    companyId: optional(given, 'company') ?? undefined,
    olderThanSeconds: older === null ? undefined : Number(older),
  };
}

/** Hands over one message again, or with `all` every message of a list. */
async function resendUnansweredCommand(service: Service, scoped: Scoped, given: Options): Promise<string> {
  const id = firstOf(given);
  if (id === 'all') {
    const resent = await resendAll(scoped, service, unansweredFilter(given));
    return inWords({ text: 'messagesSentAgain', values: { resent: resent.length } }, given.language);
  }
  if ((await resendUnanswered(scoped, service, id)) === undefined) throw told('noSuchUnanswered');
  return inWords({ text: 'messageSentAgain', values: { id } }, given.language);
}
