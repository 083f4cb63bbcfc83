import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { exampleText } from './asking.ts';

const project = resolve(import.meta.dirname, '../..');

/** Files and packages that a file imports, directly or not. */
function reachableFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)) {
    reachableFrom(specifier.startsWith('.') ? resolve(dirname(file), specifier) : specifier, seen);
  }
  return seen;
}

test('the handlers import nothing of Node', () => {
  const reached = [...reachableFrom(resolve(project, 'src/http/index.ts'))];
  expect(reached.filter((name) => name.startsWith('node:') || name === 'saxon-js')).toEqual([]);
  expect(reached.length).toBeGreaterThan(100);
});

test('the listener for Node is the only file that does, and only for types', () => {
  const text = readFileSync(resolve(project, 'src/http/node.ts'), 'utf8');
  expect(text.match(/^import .*'node:.*$/gm)).toEqual([
    "import type { IncomingMessage, ServerResponse } from 'node:http';",
  ]);
});

test('the handlers need only web standards: a worker of a browser, Deno, Bun, Cloudflare', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { createHandler } from './src/http/index.ts'; globalThis.handler = createHandler();",
      resolveDir: project,
    },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  const web = {
    Request,
    Response,
    Headers,
    URL,
    TextDecoder,
    TextEncoder,
    DecompressionStream,
    TransformStream,
    crypto,
  };
  const worker: { handler?: (request: Request) => Promise<Response> } = {};
  runInNewContext(outputFiles[0]?.text ?? '', Object.assign(worker, web));
  const asked = new Request('http://localhost/v1/validate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: exampleText('standard-invoice'),
  });
  const answered = await worker.handler?.(asked);
  expect(await answered?.json()).toMatchObject({ valid: true, outcome: 'valid' });
});
