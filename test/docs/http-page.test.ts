import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '../../src/http/index.ts';
import { toNodeListener } from '../../src/http/node.ts';
import { snippetsOf } from '../snippets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { madePages } from './site-pages.ts';

const pageOf = (path: string) => madePages.find((page) => page.path === path)?.markdown ?? '';

test('the Arabic page of HTTP tells every operation, parameter and answer in Arabic', () => {
  const lines = pageOf('ar/reference/http.md').split('\n');
  const told = lines.filter((line) => /^(\*\*|\| )/.test(line) && !/^\|[ -|]*$/.test(line));
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((line) => !/\p{Script=Arabic}/u.test(line))).toEqual([]);
});

describe.each(['', 'ar/'])('each operation of %sreference/http begins with a request', (language) => {
  const sections = pageOf(`${language}reference/http.md`)
    .split(/^(?=## `)/m)
    .slice(1);
  const folder = temporaryFolder();
  const server = createServer(toNodeListener(createHandler()));

  beforeAll(async () => {
    symlinkSync(resolve('examples'), join(folder, 'examples'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(() => void server.close());

  test('that gets the answer shown, from a server', async () => {
    const { port } = server.address() as AddressInfo;
    const told: string[] = [];
    for (const section of sections) {
      const [request, answer] = snippetsOf(section);
      const command = request?.code
        .replace('8080', String(port))
        .replace('curl ', 'curl --silent --show-error ');
      const { stdout } = await promisify(execFile)('bash', ['-euc', command ?? ''], { cwd: folder });
      const [, file] = /--output (\S+)/.exec(request?.code ?? '') ?? [];
      const text = file === undefined ? stdout : readFileSync(join(folder, file), 'utf8');
      const whole = answer?.language === 'json' ? JSON.stringify(JSON.parse(text), null, 2) : text;
      const lines = whole.replaceAll(`:${port}/`, ':8080/').split('\n');
      for (const [index, line] of (answer?.code.trimEnd().split('\n') ?? []).entries())
        expect(`${lines[index]}…`, section).toContain(line.replace(/…$/, ''));
      told.push(answer?.language ?? '');
    }
    expect(told.length).toBe(sections.length);
    expect(new Set(told)).toEqual(new Set(['json', 'xml', 'html']));
  });
});
