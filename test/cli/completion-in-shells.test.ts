import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shells } from '../../src/cli/help/completion.ts';
import { commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

/** The shells in which tests complete lines. */
const tried = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof tried)[number];

const isInstalled = (shell: Shell) =>
  (process.env.PATH ?? '').split(delimiter).some((each) => existsSync(join(each, shell)));

/** For each shell, the program that loads a completion script and prints the completions of each line. */
const completing: Readonly<Record<Shell, string>> = {
  bash: `source "$1"; shift
for line; do
  read -ra COMP_WORDS <<< "$line"; [[ "$line" == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$((${'$'}{#COMP_WORDS[@]} - 1)); _pint_ae
  # What the script leaves open is a file.
  [ ${'$'}{#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "${'$'}{COMP_WORDS[COMP_CWORD]}"))
  echo "${'$'}{COMPREPLY[@]}"
done`,
  // zsh completes only in a terminal in which somebody types.
  zsh: String.raw`zmodload zsh/zpty
out=$PWD/candidates; touch $out
zpty terminal zsh -f -i
zpty -w terminal "PROMPT=; fpath=($PWD \$fpath); autoload -Uz compinit; compinit -D -u"
zpty -w terminal "compadd () { if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)* ]]; then builtin compadd \"\$@\"; return; fi
  local -a hits; builtin compadd -A hits \"\$@\"; (( \$#hits )) && print -rn -- \$hits '' >> $out; }"
zpty -w terminal "finish () { BUFFER=; print >> $out }; zle -N finish; bindkey '^X' finish; bindkey '^I' complete-word"
shift
for line; do
  before=$(wc -l < $out)
  zpty -w -n terminal "$line"$'\t'$'\x18'
  for attempt in {1..600}; do (( $(wc -l < $out) > before )) && break; sleep 0.02; done
done
zpty -d terminal; cat $out`,
  fish: `source $argv[1]; for line in $argv[2..-1]; echo (complete -C $line | cut -f 1); end`,
};

const options: Readonly<Record<Shell, readonly string[]>> = {
  bash: ['--norc', '-c', completing.bash, 'bash'],
  zsh: ['-f', '-c', completing.zsh, 'zsh'],
  fish: ['--no-config', '-c', completing.fish],
};

/** The completions of each line in a shell, in a folder with one file. */
async function completed(shell: Shell, lines: readonly string[]): Promise<Record<string, string[]>> {
  const cwd = temporaryFolder();
  const script = join(cwd, '_pint-ae');
  writeFileSync(script, (await pintAe(['completion', shell])).stdout);
  writeFileSync(join(cwd, 'invoice.json'), '{}');
  const program = `#!/bin/sh\nexec ${process.execPath} ${resolve('src/generated/cli.js')} "$@"\n`;
  const programs = temporaryFolder();
  writeFileSync(join(programs, 'pint-ae'), program, { mode: 0o755 });
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` };
  const args = [...options[shell], script, ...lines];
  const printed = execFileSync(shell, args, { cwd, env, encoding: 'utf8', timeout: 100_000 }).split('\n');
  const words = lines.map((_, index) => (printed[index] ?? '').split(' ').filter((word) => word !== ''));
  return Object.fromEntries(lines.map((line, index) => [line, [...new Set(words[index])].sort()]));
}

const expected: Readonly<Record<string, readonly string[]>> = {
  'pint-ae val': ['validate'],
  'pint-ae ': [...Object.keys(commands), 'help'].sort(),
  'pint-ae validate --format s': ['sarif', 'svrl'],
  'pint-ae validate -f js': ['json'],
  'pint-ae --lang ': ['ar', 'en'],
  'pint-ae --lang ar val': ['validate'],
  'pint-ae --lang ar validate --str': ['--strict'],
  'pint-ae validate --rule-set own.json --rule-se': ['--rule-set'],
  'pint-ae serve --po': ['--port'],
  'pint-ae help val': ['validate'],
  'pint-ae completion z': ['zsh'],
  'pint-ae explain ibr-167': ['ibr-167-ae'],
  'pint-ae explain ibr-167-ae pint-ae-unknown-f': ['pint-ae-unknown-field'],
  'pint-ae explain buyer.trn': ['buyer.trn'],
  'pint-ae explain IBT-034': ['IBT-034', 'IBT-034-1'],
  'pint-ae explain AED KG': ['KG', 'KGM', 'KGS'],
  'pint-ae batch --fields out': ['outcome'],
  'pint-ae rules --topic pay': ['payment'],
  'pint-ae validate --ignore-advice pint-ae-advice-due-before': ['pint-ae-advice-due-before-issue'],
  'pint-ae rule-set c': ['compile'],
  'pint-ae validate inv': ['invoice.json'],
  'pint-ae validate --out inv': ['invoice.json'],
};

/** Completions in a list. */
const behindComma: Readonly<Record<string, readonly string[]>> = {
  'pint-ae batch --fields id,valid,out': ['id,valid,outcome'],
  'pint-ae batch --fields id,page': ['id,page'],
};

/** Completions after an equals sign, which bash treats as a word of its own. */
const behindEqualsSign: Readonly<Record<Shell, Readonly<Record<string, readonly string[]>>>> = {
  bash: { 'pint-ae validate --format = js': ['json'], 'pint-ae batch --fields = id,out': ['id,outcome'] },
  zsh: {
    'pint-ae validate --format=js': ['--format=json'],
    'pint-ae batch --fields=id,out': ['--fields=id,outcome'],
  },
  fish: {
    'pint-ae validate --format=js': ['--format=json'],
    'pint-ae batch --fields=id,out': ['--fields=id,outcome'],
  },
};

describe.each(tried)('%s, where it is installed', (shell) => {
  test.skipIf(!isInstalled(shell))('completes commands, options, their values and files', async () => {
    const all = { ...expected, ...behindComma, ...behindEqualsSign[shell] };
    expect(await completed(shell, Object.keys(all))).toEqual(all);
  });
});

test.each(shells)('the script for %s asks the program, in Arabic if it is asked for', async (shell) => {
  const script = join(temporaryFolder(), 'script');
  for (const [language, asked] of [
    ['en', `pint-ae complete ${shell} `],
    ['ar', `pint-ae complete ${shell} --lang ar `],
  ] as const) {
    const { code, stdout } = await pintAe(['completion', shell, '--lang', language]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(asked)]);
    writeFileSync(script, stdout);
    if (shell !== 'powershell' && isInstalled(shell)) execFileSync(shell, ['-n', script]);
  }
});
