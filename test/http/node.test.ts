import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHandler, type HandlerOptions } from '../../src/http/index.ts';
import { type NodeListenerOptions, toNodeListener } from '../../src/http/node.ts';
import { exampleText, silence } from './asking.ts';

const json = exampleText('standard-invoice');
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const serve = (options: HandlerOptions = {}, listening: NodeListenerOptions = {}) =>
  listen(toNodeListener(createHandler(options), listening));

/** The answer of a server to raw bytes, until it closes the connection. */
async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

const head = (lines: readonly string[]) =>
  `${[...lines, 'Host: localhost', 'Connection: close'].join('\r\n')}\r\n\r\n`;

/** The URL that a handler is given for a request. */
async function urlFor(
  path: string,
  headers: IncomingHttpHeaders,
  options: NodeListenerOptions = {},
): Promise<string> {
  const port = await listen(toNodeListener(async ({ url }) => new Response(url), options));
  const asked = ask({ port, host: '127.0.0.1', path, headers }).end();
  const [answered] = await once(asked, 'response');
  return text(answered);
}

describe('the request of a handler', () => {
  test('has the URL that was asked', async () => {
    expect(await urlFor('/a%20b/c?d=e', { host: 'api.example.com:8080' })).toBe(
      'http://api.example.com:8080/a%20b/c?d=e',
    );
  });

  test.each([
    ['//evil.example/x', 'a.example', 'http://a.example//evil.example/x'],
    ['/x', 'evil.example/y#', 'http://localhost/x'],
    ['/x', 'a.example:99999', 'http://localhost/x'],
    ['*', 'a.example', 'http://a.example/*'],
  ])('for %s on host %s has no path or host of its making', async (path, host, url) => {
    expect(await urlFor(path, { host })).toBe(url);
  });

  test('has the host of a target that is a whole URL, as RFC 9112 (3.2.2) has it, and its own scheme', async () => {
    expect(await urlFor('https://b.example/x?y', { host: 'a.example' })).toBe('http://b.example/x?y');
  });

  test('believes a proxy only if told to', async () => {
    const forwarded = { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'api.example.com, inner' };
    const headers = { host: 'inner:80', ...forwarded };
    expect(await urlFor('/x', headers)).toBe('http://inner/x');
    expect(await urlFor('/x', headers, { trustProxy: true })).toBe('https://api.example.com/x');
  });

  test('is none for TRACE', async () => {
    const port = await serve();
    expect(await exchange(port, head(['TRACE /v1/validate HTTP/1.1']))).toContain('HTTP/1.1 400 ');
  });
});

describe('the body', () => {
  test('streams in chunks', async () => {
    const port = await serve();
    const headers = { 'content-type': 'text/json' };
    const asked = ask({ port, host: '127.0.0.1', method: 'POST', path: '/v1/validate', headers });
    for (let at = 0; at < json.length; at += 100) asked.write(json.slice(at, at + 100));
    const [answered] = await once(asked.end(), 'response');
    expect(JSON.parse(await text(answered)).valid).toBe(true);
  });

  test('that is too large is answered while it is still sent, and the connection closed', async () => {
    const port = await serve({ limits: { maxBodyBytes: 1000 } });
    const sent = `${head(['POST /v1/validate HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 9000000'])}${' '.repeat(500_000)}`;
    const answered = await exchange(port, sent);
    expect(answered).toContain('HTTP/1.1 413 ');
    expect(answered).toContain('/errors/content-too-large');
  });

  test('that is too large without saying so is answered too', async () => {
    const port = await serve({ limits: { maxBodyBytes: 1000 } });
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    const sent = ['Content-Type: text/json', 'Transfer-Encoding: chunked'];
    const headers = head(['POST /v1/validate HTTP/1.1', ...sent]);
    const answered = await exchange(port, `${headers}${chunk.repeat(20)}`);
    expect(answered).toContain('HTTP/1.1 413 ');
    expect(answered.toLowerCase()).toContain('connection: close');
  });

  test('of a request that nobody reads does not disturb the next one on the connection', async () => {
    const port = await serve();
    const first = `POST /v1/nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`;
    const answered = await exchange(port, `${first}${head(['GET /v1/rules/ibr-002 HTTP/1.1'])}`);
    expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200']);
  });

  test('shorter than announced counts as a client that left, and the server continues', async () => {
    const port = await serve();
    const socket = connect(port, '127.0.0.1');
    socket.end(
      `${head(['POST /v1/validate HTTP/1.1', 'Content-Type: text/json', 'Content-Length: 100'])}{"a":`,
    );
    await text(socket).catch(() => {});
    expect(await exchange(port, head(['GET /v1/rules/ibr-002 HTTP/1.1']))).toContain('HTTP/1.1 200 ');
  });

  test('that middleware has already read is taken from it', async () => {
    const listener = toNodeListener(createHandler());
    const port = await listen(async (incoming, outgoing) => {
      Object.assign(incoming, { body: Buffer.from(await text(incoming)) });
      await listener(incoming, outgoing);
    });
    const answered = await post(port);
    expect(JSON.parse(await answered.text()).valid).toBe(true);
  });

  test('of a request that the handler has looked at for its trace id is read whole', async () => {
    const traceId = (request: Request) => request.headers.get('content-type') ?? '';
    const answered = await post(await serve({ traceId }));
    expect(JSON.parse(await answered.text()).valid).toBe(true);
  });

  test('that middleware has already parsed is an error of the server', async () => {
    const listener = toNodeListener(createHandler());
    const errors: unknown[] = [];
    const port = await listen(async (incoming, outgoing) => {
      Object.assign(incoming, { body: JSON.parse(await text(incoming)) });
      await listener(incoming, outgoing, (error) => {
        errors.push(error);
        outgoing.writeHead(500).end();
      });
    });
    expect((await post(port)).status).toBe(500);
    expect(String(errors[0])).toContain('before body parsers');
  });
});

function post(port: number, signal: AbortSignal | null = null): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`http://127.0.0.1:${port}/v1/validate`, { method: 'POST', headers, body: json, signal });
}

describe('a client that leaves', () => {
  test('aborts the work, and the server continues', async () => {
    const begun: AbortSignal[] = [];
    const begins = new EventTarget();
    const port = await serve({
      perform: (_, { signal }) => {
        begun.push(signal);
        begins.dispatchEvent(new Event('work'));
        return new Promise(() => {});
      },
    });
    const leaving = new AbortController();
    const working = once(begins, 'work');
    const asked = post(port, leaving.signal).catch(() => 'left');
    await working;
    const [signal] = begun;
    expect(signal?.aborted).toBe(false);
    const aborted = signal && once(signal, 'abort');
    leaving.abort();
    expect(await asked).toBe('left');
    await aborted;
    expect(signal?.aborted).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/v1/rules/ibr-002`)).status).toBe(200);
  });

  test('is not one that was answered', async () => {
    const signals: AbortSignal[] = [];
    const listener = toNodeListener(async ({ signal }) => {
      signals.push(signal);
      return new Response('done');
    });
    const port = await listen(listener);
    await exchange(port, head(['GET / HTTP/1.1']));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});

describe('a handler that throws', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('is 500 without a reason, which the console is told', async () => {
    const written = silence();
    const port = await listen(toNodeListener(() => Promise.reject(new Error('secret'))));
    const answered = await exchange(port, head(['GET / HTTP/1.1']));
    expect(answered).toContain('HTTP/1.1 500 ');
    expect(answered).not.toContain('secret');
    expect(written).toEqual([['pint-ae:', new Error('secret')]]);
  });

  test('is one whose body a framework without next has parsed', async () => {
    const written = silence();
    const listener = toNodeListener(createHandler());
    const port = await listen(async (incoming, outgoing) => {
      await text(incoming);
      await listener(incoming, outgoing);
    });
    expect((await post(port)).status).toBe(500);
    expect(String(written[0]?.[1])).toContain('the body was parsed already');
  });

  test('is createHandler itself, and the error says so', async () => {
    const written = silence();
    const port = await listen(toNodeListener(createHandler as never));
    expect((await post(port)).status).toBe(500);
    expect(String(written[0]?.[1])).toBe(
      'CallerError: toNodeListener: the answer is a function, not a Response; createHandler() makes a handler',
    );
  });

  test.each([undefined, null, {}, 'text'])('is one that answers with %j', async (answered) => {
    const written = silence();
    const port = await listen(toNodeListener((async () => answered) as never));
    expect((await post(port)).status).toBe(500);
    expect(String(written[0]?.[1])).toContain('not a Response');
  });
});
