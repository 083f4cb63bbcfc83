import type { Language } from 'pint-ae';
import {
  changeHandling,
  companyOfParticipant,
  createCompany,
  listCompanies,
} from '../companies/companies.ts';
import { reasonIn, reasonOrNull } from '../content/reason.ts';
import { acrossCompanies, type Scoped } from '../database/database.ts';
import type { Handling } from '../database/tables.ts';
import { sendAgain } from '../documents/open-message.ts';
import { listedColumns } from '../documents/representation.ts';
import { submitDocument } from '../documents/submit.ts';
import { createKey, listKeys, revokeKey } from '../keys/keys.ts';
import { isScope, scopes } from '../keys/scopes.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { inWords } from '../texts/service-text.ts';
import { ToldError } from '../texts/told-error.ts';
import { splitLanguage } from './language.ts';
import { firstOf, needed, type Options, optional, optionsOf, told } from './options.ts';
import { refusalText } from './refusal-text.ts';

/** The result of a command: its exit code, and what it prints. */
export interface CommandResult {
  readonly code: number;
  readonly text: string;
}

interface Command {
  /** The options that it knows, and whether it takes an id. */
  readonly options: readonly string[];
  readonly takesId: boolean;
  readonly run: (service: Service, scoped: Scoped, given: Options) => Promise<string>;
}

const taking = (options: readonly string[], run: Command['run']): Command => ({
  options,
  takesId: false,
  run,
});
const takingId = (run: Command['run']): Command => ({ options: [], takesId: true, run });

/** The commands that need the database, by their first two words. */
const commands: Readonly<Record<string, Command>> = {
  'companies create': taking(['name', 'participant', 'quota', 'handling'], createCompanyCommand),
  'companies update': { options: ['handling'], takesId: true, run: updateCompanyCommand },
  'companies list': taking([], async (_, scoped) => table(await listCompanies(scoped))),
  'keys create': taking(['company', 'name', 'scope'], createKeyCommand),
  'keys list': taking(['company'], async (_, scoped, given) =>
    table(await listKeys(scoped, await knownCompany(scoped, given))),
  ),
  'keys revoke': takingId(revokeKeyCommand),
  'dead-letters list': taking([], async (_, scoped, { language }) =>
    table(await deadLetters(scoped, language)),
  ),
  'dead-letters resend': takingId(resendCommand),
  'refused list': taking([], async (_, scoped, { language }) =>
    table(await refusedArrivals(scoped, language)),
  ),
  'refused show': takingId(showRefusedCommand),
};

function commandOf(words: readonly string[]): Command | undefined {
  const name = words.slice(0, 2).join(' ');
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

export function isAdministration(words: readonly string[]): boolean {
  return commandOf(words) !== undefined;
}

/** Runs one of the commands that need the database; `--lang` says in which language it answers. */
export async function administer(service: Service, line: readonly string[]): Promise<CommandResult> {
  const { language, words } = splitLanguage(line);
  const command = commandOf(words);
  try {
    if (command === undefined) throw told('noCommand', { words: words.join(' ') });
    const given = optionsOf(words.slice(2), command, language);
    const text = await acrossCompanies(service.database, (scoped) => command.run(service, scoped, given));
    return { code: 0, text };
  } catch (error) {
    if (error instanceof ToldError) return { code: 2, text: inWords(error.told, language) };
    if (error instanceof RequestProblem) return { code: 2, text: refusalText(error, language) };
    throw error;
  }
}

/** The company to which a command applies. */
async function knownCompany(scoped: Scoped, given: Options): Promise<string> {
  const id = needed(given, 'company');
  const company = await scoped.selectFrom('companies').where('id', '=', id).select('id').executeTakeFirst();
  if (company === undefined) throw told('noSuchCompany');
  return company.id;
}

async function createCompanyCommand(service: Service, scoped: Scoped, given: Options): Promise<string> {
  const quota = optional(given, 'quota');
  if (quota !== null && !/^\d{1,9}$/.test(quota)) throw told('quotaNotNumber');
  const participantId = optional(given, 'participant');
  if (participantId !== null && !/^\d{4}:\S+$/.test(participantId)) throw told('participantForm');
  if (participantId !== null && (await companyOfParticipant(scoped, participantId)) !== undefined)
    throw told('participantTaken');
  const id = await createCompany(
    scoped,
    {
      name: needed(given, 'name'),
      participantId,
      monthlyQuota: quota === null ? null : Number(quota),
      handling: handlingOf(optional(given, 'handling') ?? 'lenient'),
    },
    service,
  );
  return inWords({ text: 'companyCreated', values: { id } }, given.language);
}

async function updateCompanyCommand(_: Service, scoped: Scoped, given: Options): Promise<string> {
  const id = firstOf(given);
  const handling = handlingOf(needed(given, 'handling'));
  if (!(await changeHandling(scoped, id, handling))) throw told('noSuchCompany');
  return inWords({ text: 'companyUpdated', values: { id, handling } }, given.language);
}

function handlingOf(text: string): Handling {
  if (text !== 'lenient' && text !== 'strict') throw told('noSuchHandling');
  return text;
}

async function createKeyCommand(service: Service, scoped: Scoped, given: Options): Promise<string> {
  const granted = [given.values.scope ?? []].flat();
  if (granted.length === 0) throw told('scopeOptionMissing', { scopes: scopes.join(', ') });
  const unknown = granted.filter((scope) => !isScope(scope));
  if (unknown.length > 0)
    throw told('noSuchScope', { unknown: unknown.join(', '), scopes: scopes.join(', ') });
  const companyId = await knownCompany(scoped, given);
  const { environment } = service.settings;
  const { id, apiKey } = await createKey(
    scoped,
    { companyId, name: needed(given, 'name'), scopes: granted.filter(isScope) },
    { ...service, environment },
  );
  return inWords({ text: 'keyCreated', values: { id, apiKey } }, given.language);
}

async function revokeKeyCommand(service: Service, scoped: Scoped, given: Options): Promise<string> {
  const id = firstOf(given);
  if (!(await revokeKey(scoped, id, service.clock))) throw told('noSuchKey');
  return inWords({ text: 'keyRevoked', values: { id } }, given.language);
}

/**
 * Those whose document is still the version that was given up, and messages about a document that has gone out; a
 * replaced one is submitted by its company.
 */
function lettersIn(scoped: Scoped) {
  return scoped
    .selectFrom('submissions')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.id', '=', 'submissions.document_id')
        .onRef('documents.version', '=', 'submissions.document_version'),
    )
    .where('submissions.state', '=', 'dead')
    .where((is) =>
      is.or([is('documents.status', '=', 'DeliveryFailed'), is('submissions.message', '!=', 'document')]),
    );
}

async function deadLetters(scoped: Scoped, language: Language): Promise<object[]> {
  const rows = await lettersIn(scoped)
    .select(['submissions.id', 'submissions.company_id', 'submissions.document_id', 'submissions.message'])
    .select('submissions.attempts')
    .select(['submissions.error', 'submissions.updated_at'])
    .orderBy('submissions.updated_at')
    .execute();
  return rows.map((row) => ({ ...row, error: reasonOrNull(row.error, language) }));
}

/** Submits the document of a dead letter again, or sends the message about it, with the same instance identifier. */
async function resendCommand(service: Service, scoped: Scoped, given: Options): Promise<string> {
  // The lock looks at the conditions again: its company may be replacing the document at this moment.
  const held = await lettersIn(scoped)
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .where('submissions.id', '=', firstOf(given))
    .select(listedColumns.map((column) => `documents.${column}` as const))
    .select(['companies.participant_id', 'companies.handling'])
    .forUpdate('documents')
    .executeTakeFirst();
  if (held === undefined) throw told('noSuchLetter');
  if (held.status !== 'DeliveryFailed') {
    const submissionId = firstOf(given);
    await sendAgain(scoped, service, { companyId: held.company_id, submissionId }, held);
    return inWords({ text: 'messageSentAgain', values: { id: submissionId } }, given.language);
  }
  await submitDocument(scoped, service, held, {
    participantId: held.participant_id,
    traceId: null,
    language: given.language,
    isStrict: held.handling === 'strict',
    validVersion: null,
  });
  return inWords({ text: 'documentPending', values: { id: held.id } }, given.language);
}

async function refusedArrivals(scoped: Scoped, language: Language): Promise<object[]> {
  const rows = await scoped
    .selectFrom('inbound_refused')
    .select(['id', 'instance_id', 'receiver', 'reason', 'received_at'])
    .orderBy('received_at')
    .execute();
  return rows.map((row) => ({ ...row, reason: reasonIn(row.reason, language) }));
}

async function showRefusedCommand(_: Service, scoped: Scoped, given: Options): Promise<string> {
  const row = await scoped
    .selectFrom('inbound_refused')
    .where('id', '=', firstOf(given))
    .select('content')
    .executeTakeFirst();
  if (row === undefined) throw told('nothingRefused');
  return row.content;
}

/** One JSON object a line, for people and for programs. */
function table(rows: readonly object[]): string {
  return rows.map((row) => JSON.stringify(row)).join('\n');
}
