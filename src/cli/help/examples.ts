import { defaultSpecification } from '../../specification/default.ts';
import type { CommandName } from '../syntax/flags-of-commands.ts';
import rows from './examples.json' with { type: 'json' };

const { codeLists, exampleRule } = defaultSpecification;
const [code = ''] = Object.keys(codeLists.exemptionReasons.codes);
const [reason = ''] = Object.keys(codeLists.creditNoteReasons.codes);

/** Three command lines to copy for a command, the same in every language. */
export function examplesOf(command: CommandName): readonly [string, string, string] {
  const [first = '', second = '', third = ''] = rows[command].map((line) =>
    line.replace('{rule}', exampleRule).replace('{code}', code).replace('{reason}', reason),
  );
  return [first, second, third];
}
