import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const home = process.cwd();
const invoice = resolve('examples/standard-invoice.json');
const broken = resolve('examples/broken/usd-without-rate.json');

/** Makes a configuration, and goes to a folder below it. */
function goBelow(config: unknown): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(
    join(folder, 'pint-ae.config.json'),
    typeof config === 'string' ? config : JSON.stringify(config),
  );
  process.chdir(join(folder, 'a/b'));
  return folder;
}

afterEach(() => process.chdir(home));

describe('pint-ae.config.json in the folder or above it', () => {
  test('gives defaults of flags, to commands that have them and accept the value', async () => {
    goBelow({ flags: { lang: 'ar', format: 'concise' }, commands: { render: { paper: 'Letter' } } });
    const { stdout } = await pintAe(['validate', broken]);
    expect(stdout).toMatch(/^\S+usd-without-rate.json:5:3: خطأ ibr-127-ae dueDate: /);
    expect((await pintAe(['render', invoice])).stdout).toMatch(/<html lang="ar"[\s\S]*size:Letter/);
    expect((await pintAe(['explain', 'IBT-031'])).code).toBe(0);
  });

  test('comes after what the command line gives', async () => {
    goBelow({ flags: { lang: 'ar', color: true }, commands: { validate: { format: 'json' } } });
    const { stdout } = await pintAe(['validate', invoice, '--format', 'text', '--lang', 'en', '--no-color']);
    expect(stdout).toMatch(/^✔ /);
    expect((await pintAe(['validate', invoice, '--no-config'])).stdout).toMatch(/^✔ /);
  });

  test('gives options, of which each command takes those that it has', async () => {
    goBelow({ options: { company: { trn: '100354879700003' }, strict: true } });
    expect((await pintAe(['validate', invoice])).code).toBe(0);
    const folder = goBelow({ options: { strict: true } });
    const late = join(folder, 'late.json');
    writeFileSync(late, JSON.stringify({ ...example('standard-invoice'), dueDate: '2026-10-01' }));
    expect((await pintAe(['validate', late, '--format', 'json'])).stdout).toContain('"warnings": []');
    writeFileSync(join(folder, 'other.json'), '{}');
    const { stdout } = await pintAe([
      ...['validate', late, '--format', 'json'],
      ...['--options', join(folder, 'other.json')],
    ]);
    expect(stdout).not.toContain('"warnings": []');
  });

  test.each([
    [{ flags: { formt: 'json' } }, /formt.*did you mean format/s],
    [{ flags: { lang: 'arabic' } }, /--lang must be one of en, ar, not arabic/],
    [{ flags: { format: 'jsn' } }, /--format must be one of .*did you mean json/s],
    [{ commands: { validat: {} } }, /validat.*did you mean validate/s],
    [{ commands: { validate: { format: 'jsn' } } }, /--format must be one of .*did you mean json/s],
    [{ commands: { validate: { quiet: 'yes' } } }, /--quiet takes no value/],
    [{ commands: { validate: { format: true } } }, /--format .*text\|concise/],
    [{ options: { strikt: true } }, /strikt.*did you mean options\.strict|did you mean strict/s],
    ['{', /pint-ae\.config\.json/],
  ])('is refused with its name and its mistake: %j', async (config, told) => {
    goBelow(config);
    const { code, stderr } = await pintAe(['validate', invoice]);
    expect(stderr).toMatch(told);
    expect(stderr).toContain('pint-ae.config.json');
    expect(code).toBe(2);
  });
});

describe('pint-ae config', () => {
  test('shows which file applies, its options, and the flags that each command has by it', async () => {
    const folder = goBelow({
      options: { strict: true },
      flags: { lang: 'ar' },
      commands: { validate: { format: 'json', 'ignore-advice': ['pint-ae-advice-due-before-issue'] } },
    });
    const path = join(process.cwd(), '../../pint-ae.config.json');
    const { stdout } = await pintAe(['config']);
    expect(stdout).toContain(`Configuration: ${path}`);
    expect(stdout).toContain('"strict": true');
    expect(stdout).toContain(
      'pint-ae validate --format json --ignore-advice pint-ae-advice-due-before-issue --lang ar',
    );
    expect(JSON.parse((await pintAe(['config', '--format', 'json'])).stdout)).toMatchObject({
      path: expect.stringContaining(folder),
      options: { strict: true },
      commands: { render: '--lang ar' },
    });
  });

  test('leaves out commands that follow no configuration which was found', async () => {
    goBelow({ flags: { lang: 'ar' } });
    const commandsBy = async (...args: string[]) =>
      Object.keys(JSON.parse((await pintAe(['config', '--format', 'json', ...args])).stdout).commands);
    const notFollowing = ['config', 'completion', 'serve', 'mcp'];
    expect((await commandsBy()).filter((name) => notFollowing.includes(name))).toEqual([]);
    expect(await commandsBy('--config', '../../pint-ae.config.json')).toEqual(
      expect.arrayContaining(['completion', 'serve', 'mcp']),
    );
  });

  test('says that there is none', async () => {
    process.chdir(temporaryFolder());
    expect((await pintAe(['config'])).stdout).toMatch(/^There is no pint-ae\.config\.json in /);
  });
});
