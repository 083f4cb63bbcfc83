import type { Scoped } from '../database/database.ts';
import type { Service } from '../service.ts';
import { inWords, type ServiceText } from '../texts/service-text.ts';
import { needed, type Options, told } from './options.ts';

/** A command that needs the database. */
export interface Command {
  /** The options that the command knows, and whether it takes an id. */
  readonly options: readonly string[];
  readonly takesId: boolean;
  /** Runs in one transaction with its audit entry. */
  readonly run: (service: Service, scoped: Scoped, given: Options) => Promise<string | Done>;
}

/** A command with its own transactions, which write its audit entries. */
export interface LongCommand extends Pick<Command, 'options' | 'takesId'> {
  readonly work: (service: Service, given: Options) => Promise<string>;
}

/** The output of a command that changed something, and the change, for the audit. */
export interface Done {
  readonly text: string;
  readonly notice?: string;
  readonly companyId: string | null;
  readonly resourceId: string;
}

/** A command that takes no id. */
export const taking = (options: readonly string[], run: Command['run']): Command => ({
  options,
  takesId: false,
  run,
});

/** A command that takes an id. */
export const takingId = (run: Command['run'], options: readonly string[] = []): Command => ({
  options,
  takesId: true,
  run,
});

/** The company to which a command applies. */
export async function knownCompany(scoped: Scoped, given: Options): Promise<string> {
  const id = needed(given, 'company');
  const company = await scoped.selectFrom('companies').where('id', '=', id).select('id').executeTakeFirst();
  if (company === undefined) throw told('noSuchCompany');
  return company.id;
}

/** A change of a company, in words. */
export function doneOf(companyId: string, text: ServiceText, { language }: Options): Done {
  return { companyId, resourceId: companyId, text: inWords(text, language) };
}

/** One JSON object a line, for people and for programs. */
export function table(rows: readonly object[]): string {
  return rows.map((row) => JSON.stringify(row)).join('\n');
}
