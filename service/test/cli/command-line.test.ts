import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../support/command.ts';
import { preparedFolder } from '../support/prepared-folder.ts';
import { saidHere } from '../support/said-here.ts';

/** The output of a process of its own. */
const saidByProcess = (settings: Readonly<Record<string, string>>, ...words: string[]) =>
  runCommand(settings, ...words).catch(({ stderr }: { readonly stderr: string }) => stderr);

test.each([
  [['keys', 'create', '--help'], '', saidByProcess],
  [['serve', '--help'], '', saidHere],
  [['serve', '--dmeo'], 'There is no --dmeo here.', saidHere],
  [['nonsense'], 'There is no command nonsense.', saidByProcess],
  [['constructor'], 'There is no command constructor.', saidHere],
])('%j prints the help and does nothing else', async (words, told, saidBy) => {
  const said = await saidBy({ DATA_FOLDER: 'memory', DATABASE_URL: '' }, ...words);
  expect(said).toContain('companies create --name');
  expect(said.startsWith(told)).toBe(true);
});

describe('A command line with --lang ar', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await preparedFolder();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a process answers in Arabic', async () => {
    const said = await saidByProcess({ DATA_FOLDER: folder, DATABASE_URL: '' }, 'migrate', '--lang', 'ar');
    expect(said).toContain('قاعدة البيانات محدَّثة.');
  });

  test.each([
    [['--lang', 'ar'], {}, 'الإجابة عبر HTTP والعمل في الخلفية'],
    [['serve', '--help', '--lang=ar'], {}, 'الإجابة عبر HTTP والعمل في الخلفية'],
    [['--lang=ar', 'nonsense'], {}, 'لا وجود للأمر nonsense.'],
    [['backup', '--lang', 'ar'], {}, 'الملف غير مذكور.'],
    [
      ['restore', 'nothing.tar.gz', '--lang', 'ar'],
      { DATA_FOLDER: 'none' },
      'لا يوجد الملف nothing.tar.gz (ENOENT).',
    ],
    [
      ['migrate', '--lang', 'ar'],
      { DATA_FOLDER: `${import.meta.filename}/data` },
      'جزء من هذا المسار ملف لا مجلد (ENOTDIR).',
    ],
    [
      ['restore', import.meta.dirname, '--lang', 'ar'],
      { DATA_FOLDER: 'none' },
      'ما أُعطي مجلد لا ملف (EISDIR).',
    ],
    [['migrate', '--lang', 'ar'], { PORT: 'x' }, 'الإعدادات غير صحيحة. PORT: يجب أن يكون عدداً صحيحاً'],
    [['migrate', '--lang', 'ar'], { DELIVERY: 'folder' }, 'الإعدادات غير صحيحة. FOLDER: '],
    [['migrate', '--lang', 'fr'], {}, '--lang takes en or ar, not fr.'],
  ] as const)('%j with %j is answered in Arabic', async (words, given, told) => {
    const settings = { DATA_FOLDER: folder, DATABASE_URL: '', ...given };
    expect(await saidHere(settings, ...words)).toContain(told);
  });
});

test('A database that cannot be reached is named, even if it has several addresses', async () => {
  const failed = runCommand({ DATABASE_URL: 'postgres://postgres@localhost:1/none' }, 'migrate');
  await expect(failed).rejects.toThrow(/The database cannot be reached: .*ECONNREFUSED/);
});

test.each([
  ['no-such-host.invalid', 'en', 'HOST: this machine has no address no-such-host.invalid'],
  ['192.0.2.1', 'ar', 'HOST: ليس لهذا الجهاز العنوان 192.0.2.1'],
])('HOST=%s, where nobody can listen, is told in the language %s', async (host, lang, told) => {
  const folder = await preparedFolder();
  const settings = { DATA_FOLDER: folder, DATABASE_URL: '', LOG_LEVEL: 'silent', HOST: host };
  await expect(runCommand(settings, 'serve', '--lang', lang)).rejects.toThrow(told);
  await rm(folder, { recursive: true });
});
