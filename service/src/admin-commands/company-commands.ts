import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import {
  type CompanyChange,
  changeCompany,
  changeCompanyStatus,
  closeCompany,
  createCompany,
  expectMailServer,
  listCompanies,
} from '../companies/companies.ts';
import type { Scoped } from '../database/database.ts';
import { fingerprintOf } from '../exports/archive-format.ts';
import { eraseCompany, erasedText } from '../exports/erase-company.ts';
import { exportKnownCompany } from '../exports/export-company.ts';
import type { Service } from '../service.ts';
import { inWords, type ServiceText } from '../texts/service-text.ts';
import {
  type Command,
  type Done,
  doneOf,
  firstOf,
  needed,
  type Options,
  optional,
  several,
  table,
  taking,
  takingId,
  told,
} from './command.ts';

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

/** Commands on companies. */
export const companyCommands = {
  'companies create': taking(companyOptionNames, createCompanyCommand),
  'companies update': takingId(async (service, scoped, given) => {
    const id = firstOf(given);
    const change = companyOptions(given);
    if (Object.keys(change).length === 0) throw told('nothingToChange');
    expectMailServer(service, change);
    if (!(await changeCompany(scoped, id, change))) throw told('noSuchCompany');
    return doneOf(id, { text: 'companyUpdated', values: { id } }, given);
  }, companyOptionNames),
  'companies suspend': takingId(companyStatusCommand('suspended')),
  'companies resume': takingId(companyStatusCommand('active')),
  'companies close': takingId(async ({ clock }, scoped, given) => {
    const id = firstOf(given);
    if (!(await closeCompany(scoped, id, clock))) throw told('noSuchCompany');
    return doneOf(id, { text: 'companyClosed', values: { id } }, given);
  }),
  'companies export': { options: ['to'], takesId: true, work: exportCommand },
  'companies erase': takingId(async (service, scoped, given) => {
    const id = firstOf(given);
    const erased = await eraseCompany(scoped, service, id);
    if (erased === undefined) throw told('noSuchCompany');
    return doneOf(id, erasedText(erased), given);
  }),
  'companies list': taking([], async (_, scoped) => table(await listCompanies(scoped))),
};

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
    ...(handling === null
      ? {}
      : { handling: chosen(handling, { lenient: 'lenient', strict: 'strict' }, 'noSuchHandling') }),
    ...(gaps === null ? {} : { numberGaps: chosen(gaps, { tell: true, ignore: false }, 'noSuchGaps') }),
    ...(mail === null ? {} : { mailsInvoices: chosen(mail, { send: true, none: false }, 'noSuchMail') }),
    ...(given.values['shared-trn'] === true ? { sharesTrns: true } : {}),
    ...(repeats === null
      ? {}
      : { repeatsNumbers: chosen(repeats, { allow: true, refuse: false }, 'noSuchRepeats') }),
  };
}

/** The participants of a company, in order; `none` removes them. */
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

/** The TRNs of a company; `none` removes them. */
function trnsIn(given: readonly string[]): readonly string[] {
  if (given.length === 1 && given[0] === 'none') return [];
  if (!given.every((trn) => /^\d{15}$/.test(trn))) throw told('trnForm');
  return given;
}

function companyStatusCommand(status: 'active' | 'suspended'): Command['run'] {
  return async (_, scoped, given) => {
    const id = firstOf(given);
    if (!(await changeCompanyStatus(scoped, id, status))) throw told('noSuchCompany');
    const text = status === 'active' ? 'companyResumed' : 'companyIsSuspended';
    return doneOf(id, { text, values: { id } }, given);
  };
}

/** Exports a company to a new file that this process and the service both see. */
async function exportCommand(service: Service, given: Options): Promise<string> {
  const companyId = firstOf(given);
  const file = needed(given, 'to');
  const { exportKey: key } = service.settings;
  if (!isAbsolute(file)) throw told('folderNotAbsolute', { folder: file });
  if (key === undefined) throw told('exportKeyMissing');
  if (existsSync(file)) throw told('fileExists', { path: file });
  const documents = await exportKnownCompany(service, { companyId, file, key });
  if (documents === undefined) throw told('noSuchCompany');
  const values = { documents, file, key: fingerprintOf(key) };
  return inWords({ text: 'companyExported', values }, given.language);
}

function chosen<Meaning>(
  word: string,
  meanings: Readonly<Record<string, Meaning>>,
  otherwise: ServiceText['text'],
): Meaning {
  const meaning = Object.hasOwn(meanings, word) ? meanings[word] : undefined;
  if (meaning === undefined) throw told(otherwise);
  return meaning;
}
