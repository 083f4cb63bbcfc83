import { expect, test } from 'vitest';
import { runCommand } from '../support/command.ts';
import { createDatabase } from '../support/postgres.ts';

test.each([
  [['keys', 'create', '--help'], ''],
  [['serve', '--help'], ''],
  [['serve', '--dmeo'], 'There is no --dmeo here.'],
  [['nonsense'], 'There is no command nonsense.'],
])('%j prints the help and does nothing else', async (words, told) => {
  const said = await runCommand({ DATA_FOLDER: 'memory', DATABASE_URL: '' }, ...words).catch(
    ({ stderr }: { readonly stderr: string }) => stderr,
  );
  expect(said).toContain('companies create --name');
  expect(said.startsWith(told)).toBe(true);
});

const server = process.env.DATABASE_URL;
test.skipIf(server === undefined)(
  'Standard output holds only the output of a command, even if there are warnings',
  async () => {
    const { url, drop } = await createDatabase(server ?? '');
    // Row level security does not hold for this role, which is logged as an error.
    const asSuperuser = new URL(url);
    ({ username: asSuperuser.username, password: asSuperuser.password } = new URL(server ?? ''));
    expect(await runCommand({ DATABASE_URL: asSuperuser.href }, 'migrate')).toBe(
      'The database is up to date.\n',
    );
    await drop();
  },
);
