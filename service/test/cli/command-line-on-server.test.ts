import { expect, test } from 'vitest';
import { runCommand } from '../support/command.ts';
import { createDatabase } from '../support/postgres.ts';

const server = process.env.DATABASE_URL;
test.skipIf(server === undefined)(
  'A role or a database that the server of DATABASE_URL does not have is told as a fault of that setting',
  async () => {
    const role = new URL(server ?? '');
    role.username = 'nobody';
    await expect(runCommand({ DATABASE_URL: role.href }, 'migrate')).rejects.toThrow(
      /DATABASE_URL: .*nobody/,
    );
    const database = new URL(server ?? '');
    database.pathname = '/none';
    await expect(runCommand({ DATABASE_URL: database.href }, 'migrate', '--lang', 'ar')).rejects.toThrow(
      /DATABASE_URL: لا يسمح .*none/,
    );
  },
);

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
