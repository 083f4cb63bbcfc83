import { expect, test } from 'vitest';
import { shells } from '../../src/cli/help/completion.ts';
import { commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { pintAe } from './command-line.ts';

test.each([
  [['serve', '--po'], ['--port']],
  [['--lang', 'ar', 'validate', '--str'], ['--strict']],
  [['batch', '--fields', 'id,out'], ['id,outcome']],
  [['validate', '--format=js'], ['--format=json']],
  [['validate', 'invoice.js'], []],
  [['no-command', '--he'], ['--help']],
])('answers a shell that asks for %j', async (words, found) => {
  const { code, stdout } = await pintAe(['complete', 'fish', ...words]);
  expect(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t')[0]),
  ).toEqual(found);
  expect(code).toBe(found.length > 0 ? 0 : 2);
});

test('completes every option of every command, with its meaning in the language of the script', async () => {
  for (const [name, { flags }] of Object.entries(commands)) {
    const { stdout } = await pintAe(['complete', 'zsh', '--lang', 'ar', name, '-']);
    const lines = stdout.split('\n');
    for (const flag of Object.values(flags)) {
      const line = lines.find((each) => each.startsWith(`--${flag.name}:`));
      expect(line, `${name} --${flag.name}`).toMatch(/[؀-ۿ]/);
    }
  }
});

test('takes the words of PowerShell, each behind an equals sign, so that an empty one arrives', async () => {
  const { stdout } = await pintAe(['complete', 'powershell', '=completion', '=']);
  expect(stdout.trim().split('\n')).toEqual([...shells]);
});
