import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shells } from '../../src/cli/help/completion.ts';
import { commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { languages } from '../../src/core/messages/language.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

type Shell = (typeof shells)[number];

const isInstalled = (shell: Shell) =>
  (process.env.PATH ?? '').split(delimiter).some((each) => existsSync(join(each, shell)));

/** For each shell, the program that loads a completion script and prints the completions of each line. */
const programs: Readonly<Record<Shell, string>> = {
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
  bash: ['--norc', '-c', programs.bash, 'bash'],
  zsh: ['-f', '-c', programs.zsh, 'zsh'],
  fish: ['--no-config', '-c', programs.fish],
};

/** The completions of each line in a shell, in a folder with one file. */
async function completed(shell: Shell, lines: readonly string[]): Promise<Record<string, string[]>> {
  const cwd = temporaryFolder();
  const script = join(cwd, '_pint-ae');
  writeFileSync(script, (await pintAe(['completion', shell])).stdout);
  writeFileSync(join(cwd, 'invoice.json'), '{}');
  const args = [...options[shell], script, ...lines];
  const printed = execFileSync(shell, args, { cwd, encoding: 'utf8', timeout: 60_000 }).split('\n');
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
  'pint-ae validate --ruleset own.json --rulese': ['--ruleset'],
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
  'pint-ae validate --without-advice pint-ae-advice-due-before': ['pint-ae-advice-due-before-issue'],
  'pint-ae ruleset c': ['compile'],
  'pint-ae validate inv': ['invoice.json'],
  'pint-ae validate --out inv': ['invoice.json'],
};

/** Completions in a list: zsh completes what is behind the comma, the others the word. */
const behindComma: Readonly<Record<Shell, Readonly<Record<string, readonly string[]>>>> = {
  bash: {
    'pint-ae batch --fields id,valid,out': ['id,valid,outcome'],
    'pint-ae batch --fields id,page': ['id,page'],
  },
  zsh: { 'pint-ae batch --fields id,valid,out': ['outcome'], 'pint-ae batch --fields id,page': ['page'] },
  fish: {
    'pint-ae batch --fields id,valid,out': ['id,valid,outcome'],
    'pint-ae batch --fields id,page': ['id,page'],
  },
};

/** Completions after an equals sign, which bash treats as a word of its own. */
const behindEqualsSign: Readonly<Record<Shell, Readonly<Record<string, readonly string[]>>>> = {
  bash: { 'pint-ae validate --format = js': ['json'], 'pint-ae batch --fields = id,out': ['id,outcome'] },
  zsh: { 'pint-ae validate --format=js': ['json'], 'pint-ae batch --fields=id,out': ['outcome'] },
  fish: {
    'pint-ae validate --format=js': ['--format=json'],
    'pint-ae batch --fields=id,out': ['--fields=id,outcome'],
  },
};

describe.each(shells)('%s, where it is installed', (shell) => {
  test.skipIf(!isInstalled(shell))('completes commands, options, their values and files', async () => {
    const all = { ...expected, ...behindComma[shell], ...behindEqualsSign[shell] };
    expect(await completed(shell, Object.keys(all))).toEqual(all);
  });
});

test.each(shells.flatMap((shell) => languages.map((language) => [shell, language] as const)))(
  'the script for %s has every command and option: %s',
  async (shell, language) => {
    const { code, stdout } = await pintAe(['completion', shell, '--lang', language]);
    expect(code).toBe(0);
    for (const [name, { flags }] of Object.entries(commands)) {
      expect(stdout).toContain(name);
      for (const flag of Object.values(flags))
        expect(stdout).toContain(shell === 'fish' ? `-l ${flag.name}` : `--${flag.name}`);
    }
    const script = join(temporaryFolder(), 'script');
    writeFileSync(script, stdout);
    if (isInstalled(shell)) execFileSync(shell, ['-n', script]);
  },
);

test('the script for zsh has what comes before a command, the commands with their texts, and what each takes', async () => {
  const { stdout } = await pintAe(['completion', 'zsh']);
  const [, before = ''] = /_arguments -C ([\s\S]*?)\n {2}case/.exec(stdout) ?? [];
  for (const word of ['--lang', '--help', '--version', "'1: :->command'", "'*:: :->rest'"])
    expect(before).toContain(word);
  for (const name of Object.keys(commands)) {
    expect(stdout).toMatch(new RegExp(`^    '${name}:[^']`, 'm'));
    expect(stdout).toMatch(new RegExp(`^      ${name}\\) _arguments -s .*--help`, 'ms'));
  }
  expect(stdout).toMatch(/^ {6}completion\) .*\n(?:.*\n)*? *'\*:word:\(bash zsh fish\)' ;;$/m);
});

test('says which shells there are', async () => {
  const { code, stderr } = await pintAe(['completion', 'zhs']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('bash, zsh, fish; did you mean zsh?')]);
});
