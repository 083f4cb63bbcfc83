import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ValidationResult, validate } from 'pint-ae';
import { projectFolder } from '../project-folder.ts';
import { shell, withPython } from '../trials.ts';
import { withServer } from './servers.ts';

/** As the client in Python tells it. */
interface Told {
  readonly tools: readonly string[];
  readonly resources: number;
  readonly answers: readonly string[];
}

const program = join(projectFolder, 'dist/cli.js');
const files = ['standard-invoice', 'broken/usd-without-rate'].map((name) =>
  join(projectFolder, `examples/${name}.json`),
);

/** The Python SDK of the Model Context Protocol and its inspector are answered on standard input and over HTTP alike. */
export const mcp = async (folder: string): Promise<string> => {
  await shell(
    `${withPython('mcp==2.3.0')}npm install --silent --no-audit --no-fund @modelcontextprotocol/inspector@0.15.0`,
    folder,
  );
  return withServer(['--mcp'], async (address) => {
    const url = `${address}/mcp`;
    const client = join(projectFolder, 'scripts/counterparts/mcp_client.py');
    const told: Told[] = JSON.parse(
      await shell(`venv/bin/python ${client} ${program} ${url} ${files.join(' ')}`, folder),
    );
    const expected = files.map((file) => brokenBy(validate(JSON.parse(readFileSync(file, 'utf8')))));
    for (const { answers } of told)
      same(
        answers.map((answer) => brokenBy(JSON.parse(answer))),
        expected,
      );
    const [first] = told;
    if (first === undefined || first.tools.length === 0) throw new Error('the SDK was told no tool');
    same(told, [first, first]);
    for (const place of [`node ${program} mcp`, `${url} --transport http`]) {
      const listed: { tools: { name: string }[] } = JSON.parse(
        await shell(`npx mcp-inspector --cli ${place} --method tools/list`, folder),
      );
      same(listed.tools.map(({ name }) => name).sort(), first.tools);
    }
    return `${first.tools.length} tools and ${first.resources} resources, on standard input and over HTTP`;
  });
};

const brokenBy = ({ outcome, issues }: Pick<ValidationResult, 'outcome' | 'issues'>) =>
  [outcome, ...issues.map(({ rule }) => rule)].join(' ');

function same(given: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(given, expected))
    throw new Error(`${JSON.stringify(given)} instead of ${JSON.stringify(expected)}`);
}
