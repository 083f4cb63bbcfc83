import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askBy, installed, requestsIn } from '../../../scripts/counterparts/schemathesis.ts';
import { runCommand } from '../../test/support/command.ts';
import { startProcess } from '../../test/support/process.ts';

/**
 * Asks the service by its OpenAPI description for so many minutes: two thirds as a company, then as the operator. What throws on request
 * is left out. Usage: `interface.ts [MINUTES]`; `DATABASE_URL` names a server, or the database is embedded.
 */
const [, , minutes = '60'] = process.argv;
const seconds = (share: number) => Math.round(Number(minutes) * 60 * share);

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-interface-'));
const environment = {
  DATA_FOLDER: join(folder, 'data'),
  RATE_LIMIT_REQUESTS: '1000000',
  BAD_KEY_REQUESTS: '1000000',
};
const running = startProcess(environment, '--demo');
try {
  await installed(folder);
  const address = (await running.address) ?? '';
  const company = /X-Api-Key: (\S+?)'/.exec(running.output())?.[1] ?? '';
  const created = await runCommand(environment, 'keys', 'create', '--operator', '--name', 'trial');
  const operator = /pint_\S+/.exec(created)?.[0] ?? '';
  const ask = (key: string, share: number, paths: string) =>
    askBy(`${address}/openapi.json`, {
      folder,
      seconds: seconds(share),
      words: `-H 'X-Api-Key: ${key}' ${paths}`,
    });
  const said = [
    await ask(company, 2 / 3, "--exclude-path-regex '^/v1/(operator/|throw-test)'"),
    await ask(operator, 1 / 3, "--include-path-regex '^/v1/operator/'"),
  ];
  console.log(
    `${said.map(requestsIn).join(' and ')} requests in ${minutes} minutes, every answer as described`,
  );
} finally {
  await running.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
