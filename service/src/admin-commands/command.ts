import { parseArgs } from 'node:util';
import type { Language } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import type { Service } from '../service.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { inWords, ToldError } from '../texts/service-text.ts';

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

/** An error in a command line. */
export function told(text: ServiceText['text'], values: NonNullable<ServiceText['values']> = {}): ToldError {
  return new ToldError({ text, values });
}

/** The options and the ids of a command line, and the language of its answer. */
export interface Options {
  readonly values: Readonly<Record<string, string | string[] | boolean | undefined>>;
  readonly positionals: readonly string[];
  readonly language: Language;
}

/** Returns the options and the id of a command; refuses other words, because they would be ignored. */
export function optionsOf(
  args: readonly string[],
  { options: known, takesId }: { readonly options: readonly string[]; readonly takesId: boolean },
  language: Language,
): Options {
  const given = { ...parsed(args), language };
  const option = Object.keys(given.values).find((name) => !known.includes(name));
  if (option !== undefined) throw told('noSuchOption', { option: `--${option}` });
  const word = given.positionals[takesId ? 1 : 0];
  if (word !== undefined) throw told('noSuchWord', { word });
  return given;
}

function parsed(args: readonly string[]): Omit<Options, 'language'> {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        participant: { type: 'string', multiple: true },
        trn: { type: 'string', multiple: true },
        quota: { type: 'string' },
        handling: { type: 'string' },
        gaps: { type: 'string' },
        mail: { type: 'string' },
        'leave-out': { type: 'boolean' },
        repeats: { type: 'string' },
        'shared-trn': { type: 'boolean' },
        company: { type: 'string' },
        message: { type: 'string' },
        older: { type: 'string' },
        operator: { type: 'boolean' },
        scope: { type: 'string', multiple: true },
        expires: { type: 'string' },
        overlap: { type: 'string' },
        before: { type: 'string' },
        to: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
      },
    });
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException = Object(error);
    // Node quotes the option.
    const [, option = ''] = /'(?:-\w, )?(-{1,2}[^\s'=]+)/.exec(message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw told('noSuchOption', { option });
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw told('optionWithoutValue', { option });
    throw error;
  }
}

export function needed({ values }: Options, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '') throw told('optionMissing', { option: `--${name}` });
  return value;
}

export function optional({ values }: Options, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The values of an option that may be given several times; null if it is not given. */
export function several({ values }: Options, name: string): readonly string[] | null {
  const given = values[name];
  if (!Array.isArray(given)) return null;
  return [...new Set(given.map((value) => value.trim()))].filter((value) => value !== '');
}

export function firstOf({ positionals }: Options): string {
  const [first] = positionals;
  if (first === undefined) throw told('idMissing');
  return first;
}
