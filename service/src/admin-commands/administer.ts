import { isAbsolute } from 'node:path';
import type { Language } from 'pint-ae';
import { createProblem } from 'pint-ae/http';
import { auditOf, representedDeed } from '../companies/audit-operations.ts';
import { acrossCompanies, type Scoped } from '../database/database.ts';
import { archiveDocuments, yearsBefore } from '../exports/archive-documents.ts';
import { insertDeed } from '../keys/audit.ts';
import { moment } from '../lists/page.ts';
import { monthlyReport, type ReportName } from '../network-statistics/month.ts';
import { isParticipantId, toldOf } from '../participants/participants.ts';
import { messageIn, RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { isDay } from '../texts/forms.ts';
import { inWords, isServiceText, ToldError } from '../texts/service-text.ts';
import {
  type Command,
  firstOf,
  knownCompany,
  type LongCommand,
  type Options,
  optional,
  optionsOf,
  table,
  taking,
  told,
} from './command.ts';
import { companyCommands } from './company-commands.ts';
import { keyCommands } from './key-commands.ts';
import { type CommandName, commandNamed, splitLanguage } from './language.ts';
import { messageCommands } from './message-commands.ts';

/** The result of a command: its exit code, and what it prints. */
export interface CommandResult {
  readonly code: number;
  readonly text: string;
  /** A notice for people, separate from the output that programs read. */
  readonly notice?: string;
}

const commands: Readonly<Record<CommandName, Command | LongCommand>> = {
  ...companyCommands,
  ...keyCommands,
  ...messageCommands,
  'participants lookup': {
    options: [],
    takesId: true,
    work: async ({ participants, clock }, given) => {
      const id = firstOf(given);
      if (!isParticipantId(id)) throw told('notParticipant');
      return table([toldOf(id, await participants.look(id), { clock, language: given.language })]);
    },
  },
  'statistics transactions': {
    options: ['leave-out'],
    takesId: true,
    work: statisticsCommand('transactions'),
  },
  'statistics end-users': { options: [], takesId: true, work: statisticsCommand('end-users') },
  'audit list': taking(['company', 'since', 'until'], auditCommand),
  'documents archive': { options: ['before'], takesId: true, work: archiveCommand },
};

/** Runs a command that needs the database; `--lang` sets the language of its answer. */
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

/** The audit of one company or of all, oldest first, as one JSON object on each line. */
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

/** Archives documents past their retention in a folder that this process and the service both see. */
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

function statisticsCommand(name: ReportName): LongCommand['work'] {
  return async (service, given) => {
    const month = firstOf(given);
    if (!isDay(`${month}-01`)) throw told('noMonth', { month });
    return monthlyReport(service, name, { month, leavesOut: given.values['leave-out'] === true });
  };
}

function refusalText({ kind, texts }: RequestProblem, language: Language): string {
  const { title, detail } = createProblem(kind, { language });
  const reason =
    typeof texts.detail === 'string'
      ? texts.detail
      : isServiceText(texts.detail)
        ? inWords(texts.detail, language)
        : createProblem(kind, { language, detail: texts.detail }).detail;
  const errors = (texts.errors ?? []).map(
    ({ field, message }) => `${field}: ${messageIn(message, language)}`,
  );
  return [reason ?? detail ?? title, ...errors].join('\n');
}
