import { LocalisedError } from 'schematron-compiler/reasons';
import type { Values } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { didYouMean } from '../core/text/did-you-mean.ts';
import { withVisibleControls } from '../core/text/text.ts';
import { inReadingOrder, terminalLine } from '../report/reading-order.ts';
import texts from './messages/command-line.json' with { type: 'json' };

/** The part of a configuration that affects verdicts, which every result names. */
export interface AppliedConfiguration {
  /** The file, relative to the command's working folder. */
  readonly file: string;
  /** Flags that decide verdicts, by their names. */
  readonly flags?: Readonly<Record<string, readonly string[] | true>>;
  /** Its `options`, such as the company. */
  readonly options?: object;
}

/** The environment of the command line, which tests can replace. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** Standard input, read only slightly beyond the limit in bytes. */
  readonly readStdin: (limit: number) => Promise<Uint8Array>;
  /** True if a person types standard input at a terminal. */
  readonly stdinIsTerminal?: boolean;
  /** True if standard output is a terminal that shows colour. */
  readonly colour: boolean;
  /** Width of that terminal in cells; undefined without a terminal, or if its width is unknown. */
  readonly columns?: number | undefined;
  /** Colour and width of standard error; undefined if standard error is not a terminal. */
  readonly ofErrors?: Pick<Io, 'colour' | 'columns'>;
  /** Ends work that runs until it is stopped; undefined if a signal ends the process. */
  readonly untilStopped?: AbortSignal;
  /** PINT_AE_DOCS_URL: the address of the documentation, unless the option gives one. */
  readonly docsUrl?: string | undefined;
  readonly configuration?: AppliedConfiguration;
}

export type Run = (argv: readonly string[], io: Io) => Promise<number>;

/** A mistake in calling the command; shown on one line, without a stack trace. */
export class UsageError extends LocalisedError {
  constructor(
    readonly text: keyof typeof texts.errors,
    readonly values: Values = {},
    /** The problem of a file, if a file is the reason. */
    readonly reason?: (language: Language) => string,
  ) {
    const of = { text, values, reason };
    super({ en: usageText(of, 'en'), ar: usageText(of, 'ar') });
  }
}

/** Returns the problem of a call, with the word that was probably meant if the values have one. */
export function usageText(
  {
    text,
    values,
    reason,
  }: Pick<UsageError, 'text' | 'values'> & { readonly reason?: UsageError['reason'] | undefined },
  language: Language,
): string {
  const filled = reason === undefined ? values : { ...values, reason: reason(language) };
  const message = fill(texts.errors[text], language, filled, { words: texts.words, codeLists: {} });
  if (values.meant === undefined) return message;
  // The message is inserted last, because values are shortened and the message may be long.
  return fill(texts.errors.didYouMean, language, { meant: values.meant }).replace('{message}', () => message);
}

/** Problem of a call, in the form for a terminal. */
export function errorText(error: UsageError, language: Language): string {
  return inReadingOrder(withVisibleControls(usageText(error, language)), language);
}

/** Prompt shown while a person at a terminal has to type standard input. */
export function waitingForStdin(language: Language): string {
  return `${terminalLine(texts.answers.waiting, language)}\n`;
}

/** The candidate that was probably meant, for the values of a UsageError. */
export function suggestion(word: string, candidates: Iterable<string>): Values {
  const meant = didYouMean(word, candidates);
  return meant === undefined ? {} : { meant };
}

/** The message of an error from the system or another function. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
