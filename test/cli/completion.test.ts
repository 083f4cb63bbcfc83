import { expect, test } from 'vitest';
import { commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { pintAe } from './command-line.ts';

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
