import { access } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Language } from 'pint-ae';
import { auditOf, representedDeed } from '../companies/audit-operations.ts';
import {
  type CompanyChange,
  changeCompany,
  changeCompanyStatus,
  closeCompany,
  createCompany,
  expectMailServer,
  listCompanies,
} from '../companies/companies.ts';
import { operatorAccount, operatorId } from '../companies/operator.ts';
import { acrossCompanies, type Scoped } from '../database/database.ts';
import type { Handling } from '../database/tables.ts';
import {
  type By,
  deadLetters,
  discardLetter,
  type HandledLetter,
  resendLetter,
} from '../deliver/dead-letters.ts';
import { listUnanswered, resendAll, resendUnanswered, type UnansweredFilter } from '../deliver/unanswered.ts';
import { archiveDocuments, yearsBefore } from '../exports/archive-documents.ts';
import { fingerprintOf } from '../exports/archive-format.ts';
import { eraseCompany, erasedText } from '../exports/erase-company.ts';
import { exportKnownCompany } from '../exports/export-company.ts';
import { insertDeed } from '../keys/audit.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '../keys/keys.ts';
import { scopes, scopesOfOperator } from '../keys/scopes.ts';
import { moment } from '../lists/moment.ts';
import { monthlyReport, type ReportName } from '../network-statistics/month.ts';
import { isParticipantId, toldOf } from '../participants/participants.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { isDay } from '../texts/day.ts';
import { inWords, type ServiceText } from '../texts/service-text.ts';
import { ToldError } from '../texts/told-error.ts';
import { answerable } from '../track/kinds.ts';
import { reasonIn } from '../track/reason.ts';
import { type CommandName, commandNamed } from './command-names.ts';
import { splitLanguage } from './language.ts';
import { firstOf, needed, type Options, optional, optionsOf, several, told } from './options.ts';
import { refusalText } from './refusal-text.ts';

/** The result of a command: its exit code, and what it prints. */
export interface CommandResult {
  readonly code: number;
  readonly text: string;
  /** For people, beside what programs read. */
  readonly notice?: string;
}

interface Command {
  /** The options that it knows, and whether it takes an id. */
  readonly options: readonly string[];
  readonly takesId: boolean;
  /** In one transaction with what the audit says of it. */
  readonly run: (service: Service, scoped: Scoped, given: Options) => Promise<string | Done>;
}

/** A command that has transactions of its own, and is told to the audit in them. */
interface LongCommand extends Pick<Command, 'options' | 'takesId'> {
  readonly work: (service: Service, given: Options) => Promise<string>;
}

/** Output of a command that changed something, and the change, for the audit. */
interface Done {
  readonly text: string;
  readonly notice?: string;
  readonly companyId: string | null;
  readonly resourceId: string;
}

const taking = (options: readonly string[], run: Command['run']): Command => ({
  options,
  takesId: false,
  run,
});
const takingId = (run: Command['run'], options: readonly string[] = []): Command => ({
  options,
  takesId: true,
  run,
});

const companyOptionNames = [
  'name',
  'participant',
  'trn',
  'quota',
  'handling',
  'gaps',
  'mail',
  'repeats',
  'shared-trn',
];

const unansweredOptions = ['message', 'company', 'older'];

/** The commands that need the database, by their first two words. */
const commands: Readonly<Record<CommandName, Command | LongCommand>> = {
  'companies create': taking(companyOptionNames, createCompanyCommand),
  'companies update': takingId(updateCompanyCommand, companyOptionNames),
  'companies suspend': takingId(companyStatusCommand('suspended')),
  'companies resume': takingId(companyStatusCommand('active')),
  'companies close': takingId(closeCompanyCommand),
  'companies export': { options: ['to'], takesId: true, work: exportCommand },
  'companies erase': takingId(eraseCompanyCommand),
  'companies list': taking([], async (_, scoped) => table(await listCompanies(scoped))),
  'keys create': taking(['company', 'operator', 'name', 'scope', 'expires'], createKeyCommand),
  'keys list': taking(['company'], async (_, scoped, given) =>
    table(await listKeys(scoped, await knownCompany(scoped, given))),
  ),
  'keys revoke': takingId(revokeKeyCommand),
  'keys rotate': takingId(rotateKeyCommand, ['overlap']),
  'participants lookup': { options: [], takesId: true, work: lookupCommand },
  'statistics transactions': {
    options: ['leave-out'],
    takesId: true,
    work: statisticsCommand('transactions'),
  },
  'statistics end-users': { options: [], takesId: true, work: statisticsCommand('end-users') },
  'audit list': taking(['company', 'since', 'until'], auditCommand),
  'documents archive': { options: ['before'], takesId: true, work: archiveCommand },
  'dead-letters list': taking([], async (_, scoped, { language }) =>
    table(await deadLetters(scoped, language)),
  ),
  'dead-letters resend': takingId(doneWithLetter(resendLetter)),
  'dead-letters discard': takingId(doneWithLetter(discardLetter)),
  'unanswered list': taking(unansweredOptions, listUnansweredCommand),
  'unanswered resend': takingId(resendUnansweredCommand, unansweredOptions),
  'refused list': taking([], async (_, scoped, { language }) =>
    table(await refusedArrivals(scoped, language)),
  ),
  'refused show': takingId(showRefusedCommand),
};

/** Runs one of the commands that need the database; `--lang` says in which language it answers. */
export async function administer(service: Service, line: readonly string[]): Promise<CommandResult> {
  const { language, words } = splitLanguage(line);
  const name = commandNamed(words);
  try {
    if (name === undefined) throw told('noCommand', { words: words.join(' ') });
    const command = commands[name];
    const given = optionsOf(words.slice(2), command, language);
    if ('work' in command) return { code: 0, text: await command.work(service, given) };
    const done = await acrossCompanies(service.database, async (scoped) => {
      const answer = await command.run(service, scoped, given);
      if (typeof answer === 'string') return { text: answer };
      const { companyId, resourceId, ...said } = answer;
      await insertDeed(scoped, service, { companyId, resourceId, operation: name }).execute();
      return said;
    });
    return { code: 0, ...done };
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

async function createCompanyCommand(service: Service, scoped: Scoped, given: Options): Promise<Done> {
  const options = companyOptions(given);
  expectMailServer(service, options);
  const nothing = { participantId: null, monthlyQuota: null };
  const company = { ...nothing, ...options, name: needed(given, 'name') };
  const id = await createCompany(scoped, company, service);
  const done = doneOf(id, { text: 'companyCreated', values: { id } }, given);
  if (company.participantId !== null) return done;
  return { ...done, notice: inWords({ text: 'keepsDrafts', values: { id } }, given.language) };
}

/** Properties of a company in the options. */
function companyOptions(given: Options): CompanyChange {
  const name = optional(given, 'name');
  const quota = optional(given, 'quota');
  if (quota !== null && !/^(?:\d{1,9}|none)$/.test(quota)) throw told('quotaNotNumber');
  const participants = several(given, 'participant');
  const trns = several(given, 'trn');
  const handling = optional(given, 'handling');
  const gaps = optional(given, 'gaps');
  const mail = optional(given, 'mail');
  const repeats = optional(given, 'repeats');
  return {
    ...(name === null ? {} : { name }),
    ...(quota === null ? {} : { monthlyQuota: quota === 'none' ? null : Number(quota) }),
    ...(participants === null ? {} : participantsIn(participants)),
    ...(trns === null ? {} : { trns: trnsIn(trns) }),
    ...(handling === null ? {} : { handling: handlingOf(handling) }),
    ...(gaps === null ? {} : { numberGaps: areGapsTold(gaps) }),
    ...(mail === null ? {} : { mailsInvoices: areInvoicesMailed(mail) }),
    ...(given.values['shared-trn'] === true ? { sharesTrns: true } : {}),
    ...(repeats === null ? {} : { repeatsNumbers: areRepeatsAllowed(repeats) }),
  };
}

/** The participants of a company, the first of them first; `none` takes them away. */
function participantsIn(
  given: readonly string[],
): Pick<CompanyChange, 'participantId' | 'furtherParticipants'> {
  const [first = 'none', ...further] = new Set(given);
  if (first === 'none' && further.length === 0) return { participantId: null };
  for (const participant of given) {
    if (!/^\d{4}:\S+$/.test(participant)) throw told('participantForm');
  }
  return { participantId: first, furtherParticipants: further };
}

/** The TRNs of a company; `none` takes them away. */
function trnsIn(given: readonly string[]): readonly string[] {
  if (given.length === 1 && given[0] === 'none') return [];
  if (!given.every((trn) => /^\d{15}$/.test(trn))) throw told('trnForm');
  return given;
}

function doneOf(companyId: string, text: ServiceText, { language }: Options): Done {
  return { companyId, resourceId: companyId, text: inWords(text, language) };
}

async function updateCompanyCommand(service: Service, scoped: Scoped, given: Options): Promise<Done> {
  const id = firstOf(given);
  const change = companyOptions(given);
  if (Object.keys(change).length === 0) throw told('nothingToChange');
  expectMailServer(service, change);
  if (!(await changeCompany(scoped, id, change))) throw told('noSuchCompany');
  return doneOf(id, { text: 'companyUpdated', values: { id } }, given);
}

function companyStatusCommand(status: 'active' | 'suspended'): Command['run'] {
  return async (_, scoped, given) => {
    const id = firstOf(given);
    if (!(await changeCompanyStatus(scoped, id, status))) throw told('noSuchCompany');
    const text = status === 'active' ? 'companyResumed' : 'companyIsSuspended';
    return doneOf(id, { text, values: { id } }, given);
  };
}

async function closeCompanyCommand({ clock }: Service, scoped: Scoped, given: Options): Promise<Done> {
  const id = firstOf(given);
  if (!(await closeCompany(scoped, id, clock))) throw told('noSuchCompany');
  return doneOf(id, { text: 'companyClosed', values: { id } }, given);
}

function handlingOf(text: string): Handling {
  if (text !== 'lenient' && text !== 'strict') throw told('noSuchHandling');
  return text;
}

function areGapsTold(text: string): boolean {
  if (text !== 'tell' && text !== 'ignore') throw told('noSuchGaps');
  return text === 'tell';
}

function areInvoicesMailed(text: string): boolean {
  if (text !== 'send' && text !== 'none') throw told('noSuchMail');
  return text === 'send';
}

function areRepeatsAllowed(text: string): boolean {
  if (text !== 'allow' && text !== 'refuse') throw told('noSuchRepeats');
  return text === 'allow';
}

async function createKeyCommand(service: Service, scoped: Scoped, given: Options): Promise<Done> {
  const isOfOperator = given.values.operator === true;
  if (isOfOperator && optional(given, 'company') !== null) throw told('companyOrOperator');
  const granted = isOfOperator
    ? scopesIn(given, scopesOfOperator, ['operator:write', 'audit:read'])
    : scopesIn(given, scopes, []);
  const companyId = isOfOperator ? await operatorAccount(scoped, service) : await knownCompany(scoped, given);
  if (!isOfOperator && companyId === operatorId) throw told('noSuchCompany');
  const { environment } = service.settings;
  const { id, apiKey } = await createKey(
    scoped,
    {
      companyId,
      name: needed(given, 'name'),
      scopes: granted,
      expiresAt: expiryOf(optional(given, 'expires'), service.clock.now()),
    },
    { ...service, environment },
  );
  const text = inWords({ text: 'keyCreated', values: { id, apiKey } }, given.language);
  return { companyId, resourceId: id, text };
}

/** The scopes that are named, of those that the key can have. */
function scopesIn(
  given: Options,
  offered: readonly string[],
  otherwise: readonly string[],
): readonly string[] {
  const granted = [given.values.scope ?? []].flat().map(String);
  const values = { scopes: offered.join(', ') };
  const unknown = granted.filter((scope) => !offered.includes(scope));
  if (unknown.length > 0) throw told('noSuchScope', { ...values, unknown: unknown.join(', ') });
  if (granted.length === 0 && otherwise.length === 0) throw told('scopeOptionMissing', values);
  return granted.length === 0 ? otherwise : granted;
}

/** A key is refused from the beginning of the day on that is named, by the calendar of Dubai. */
function expiryOf(day: string | null, now: Date): Date | null {
  if (day === null) return null;
  if (!isDay(day)) throw told('expiryNotDay');
  const expiresAt = new Date(`${day}T00:00:00+04:00`);
  if (expiresAt <= now) throw told('expiryOver');
  return expiresAt;
}

async function revokeKeyCommand(service: Service, scoped: Scoped, given: Options): Promise<Done> {
  const id = firstOf(given);
  const companyId = await revokeKey(scoped, id, service.clock);
  if (companyId === undefined) throw told('noSuchKey');
  return { companyId, resourceId: id, text: inWords({ text: 'keyRevoked', values: { id } }, given.language) };
}

const overlapHours = '24';

/** A new key in the place of one, which goes on for a while, so that a client can change without a break. */
async function rotateKeyCommand(service: Service, scoped: Scoped, given: Options): Promise<Done> {
  const id = firstOf(given);
  const overlap = optional(given, 'overlap') ?? overlapHours;
  if (!/^\d{1,4}$/.test(overlap)) throw told('overlapNotHours');
  const { environment } = service.settings;
  const rotated = await rotateKey(scoped, { id, overlapHours: Number(overlap) }, { ...service, environment });
  if (rotated === undefined) throw told('noSuchKey');
  const values = { id: rotated.id, apiKey: rotated.apiKey, old: id, until: rotated.until.toISOString() };
  const text = inWords({ text: 'keyRotated', values }, given.language);
  return { companyId: rotated.companyId, resourceId: rotated.id, text };
}

/** The audit of a company, or of all, oldest first: one JSON object a line, to be kept elsewhere. */
async function auditCommand(_: Service, scoped: Scoped, given: Options): Promise<string> {
  const [since, until] = (['since', 'until'] as const).map((name) => {
    const text = optional(given, name);
    if (text !== null && !moment.safeParse(text).success)
      throw told('optionNotMoment', { option: `--${name}` });
    return text ?? undefined;
  });
  const companyId = optional(given, 'company') === null ? undefined : await knownCompany(scoped, given);
  const rows = await auditOf(scoped, { companyId, since, until }).orderBy('position').execute();
  return table(rows.map((row) => ({ companyId: row.company_id, ...representedDeed(row) })));
}

/** Result of a command on a dead letter, in words. */
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

/** Reads the filter of unanswered messages from options. */
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

async function listUnansweredCommand({ clock }: Service, scoped: Scoped, given: Options): Promise<string> {
  return table(await listUnanswered(scoped, clock, unansweredFilter(given)));
}

/** Hands over again one message, or with `all` those of a list. */
async function resendUnansweredCommand(service: Service, scoped: Scoped, given: Options): Promise<string> {
  const id = firstOf(given);
  if (id === 'all') {
    const resent = await resendAll(scoped, service, unansweredFilter(given));
    return inWords({ text: 'messagesSentAgain', values: { resent: resent.length } }, given.language);
  }
  if ((await resendUnanswered(scoped, service, id)) === undefined) throw told('noSuchUnanswered');
  return inWords({ text: 'messageSentAgain', values: { id } }, given.language);
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

/** Archives what need not be kept any longer, in a folder that this process and the service see alike. */
async function archiveCommand(service: Service, given: Options): Promise<string> {
  const folder = firstOf(given);
  if (!isAbsolute(folder)) throw told('folderNotAbsolute', { folder });
  const latest = yearsBefore(service.clock.now(), service.settings.retention.documentYears);
  const day = optional(given, 'before');
  const before = day === null ? latest : new Date(day);
  if (day !== null && !isDay(day)) throw told('beforeNotDay');
  if (before > latest)
    throw told('keptLonger', {
      years: service.settings.retention.documentYears,
      latest: latest.toISOString().slice(0, 10),
    });
  const documents = await archiveDocuments(service, { folder, before });
  return inWords({ text: 'documentsArchived', values: { documents, folder } }, given.language);
}

/** Exports a company to a new file, which this process and the service see alike. */
async function exportCommand(service: Service, given: Options): Promise<string> {
  const companyId = firstOf(given);
  const file = needed(given, 'to');
  const { exportKey: key } = service.settings;
  if (!isAbsolute(file)) throw told('folderNotAbsolute', { folder: file });
  if (key === undefined) throw told('exportKeyMissing');
  await access(file).then(
    () => {
      throw told('fileExists', { path: file });
    },
    () => {},
  );
  const documents = await exportKnownCompany(service, { companyId, file, key });
  if (documents === undefined) throw told('noSuchCompany');
  const values = { documents, file, key: fingerprintOf(key) };
  return inWords({ text: 'companyExported', values }, given.language);
}

async function eraseCompanyCommand(service: Service, scoped: Scoped, given: Options): Promise<Done> {
  const id = firstOf(given);
  const erased = await eraseCompany(scoped, service, id);
  if (erased === undefined) throw told('noSuchCompany');
  return doneOf(id, erasedText(erased), given);
}

async function lookupCommand({ participants, clock }: Service, given: Options): Promise<string> {
  const id = firstOf(given);
  if (!isParticipantId(id)) throw told('notParticipant');
  return table([toldOf(id, await participants.look(id), { clock, language: given.language })]);
}

/** The report of a month to Peppol, as XML. */
function statisticsCommand(name: ReportName): LongCommand['work'] {
  return async (service, given) => {
    const month = firstOf(given);
    if (!isDay(`${month}-01`)) throw told('noMonth', { month });
    return monthlyReport(service, name, { month, leavesOut: given.values['leave-out'] === true });
  };
}

/** One JSON object a line, for people and for programs. */
function table(rows: readonly object[]): string {
  return rows.map((row) => JSON.stringify(row)).join('\n');
}
