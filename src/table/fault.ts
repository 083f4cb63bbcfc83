import type { Values } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/table.json' with { type: 'json' };

/** Reason why a file cannot be read as a table. */
export interface TableFault {
  readonly text: keyof typeof texts.faults;
  readonly values?: Values;
}

/** Thrown inside the generators that read a table, and caught where reading begins. */
export class FaultyTable extends Error {
  constructor(readonly fault: TableFault) {
    super(fault.text);
  }
}

export function fail(text: TableFault['text'], values: Values = {}): never {
  throw new FaultyTable({ text, values });
}

/** The fault that ended reading; any other error is thrown again. */
export function faultOf(error: unknown): TableFault {
  if (error instanceof FaultyTable) return error.fault;
  throw error;
}

/** A fault in words: what is wrong with the file, and what to do. */
export function faultInWords({ text, values }: TableFault, language: Language) {
  const { message, hint } = texts.faults[text];
  return { message: fill(message, language, values), hint: fill(hint, language, values) };
}
