import type { Answer } from '../../src/http/document-work.ts';
import type { ServerOptions } from '../../src/server/options.ts';
import type { Done } from '../../src/workers/pool.ts';

export const hosts = [
  ...[
    undefined,
    '',
    'localhost',
    'LOCALHOST:8080',
    '127.0.0.1',
    '127.1.2.3:9',
    '[::1]',
    '[::1]:80',
    '::1',
    'a.example',
  ],
  ...[
    'A.example:443',
    'b.a.example',
    'localhost.a.example',
    '128.0.0.1',
    '0.0.0.0',
    'a.example:',
    '127.0.0.1.a.example',
  ],
];
export const servers: Readonly<Record<string, ServerOptions>> = {
  'on loopback': {},
  'on loopback with names': { allowedHosts: ['A.example'] },
  'on ::1': { host: '::1' },
  'on a name': { host: 'LocalHost' },
  everywhere: { host: '0.0.0.0' },
  'everywhere with names': { host: '0.0.0.0', allowedHosts: ['a.example', 'b.a.example'] },
};
export const origins = [
  undefined,
  'null',
  'https://a.example',
  'https://A.example',
  'http://a.example',
  'https://b.example',
  '',
];

export const settings: Readonly<Record<string, ServerOptions>> = {
  none: {},
  'large bodies': { limits: { maxBodyBytes: 200 * 1024 * 1024 } },
  'many threads': { threads: 100 },
  'own limits': {
    limits: { maxHeldBytes: 5, maxConnections: 6, maxQueue: 0, maxMemory: 16, maxFindings: 2 },
    port: 0,
    grace: 0,
  },
  'own limits of documents': { limits: { maxQueue: 1 }, strict: true, release: ['1.0.3'] },
  'of documents': {
    strict: true,
    docsUrl: 'https://docs.example',
    release: ['1.0.3'],
    ignoreAdvice: [],
    problemBase: 'x',
    look: { footer: 'a' },
  },
};

const answer: Answer = { status: 200, headers: {}, body: 'x', outcome: 'valid', rules: [] };
export const error = Object.assign(new RangeError('secret of the document'), { code: 'ERR_X' });
export const ends: Readonly<Record<string, Done<Answer>>> = {
  done: { kind: 'done', result: answer },
  'done with nothing': { kind: 'done', result: null as unknown as Answer },
  'done with half': { kind: 'done', result: { status: 200, headers: {}, body: 'x' } as Answer },
  overloaded: { kind: 'overloaded', retryAfter: 7 },
  abandoned: { kind: 'abandoned' },
  'not started': { kind: 'not-started', error },
  'timed out': { kind: 'timed-out' },
  lost: { kind: 'lost', error },
  threw: { kind: 'threw', error: 'a text' },
};

export const encodings = [
  '',
  'gzip',
  'GZIP',
  'br',
  'br, gzip',
  '*',
  '*;q=0',
  'gzip;q=0',
  'gzip;q=0.0',
  'gzip;q=0.1',
  'gzip; q=0, *',
  'xgzip',
  'gzipx',
];

export const arrivals = [
  'a a a b c b',
  `${'a '.repeat(20)}b:h b:h`,
  'a a a b c-',
  'a',
  'a a a b',
  'a:h b',
  'a:h b b b b b b b b b b b',
  'a a:h b:h a b c',
  'a:h a:h b:h',
  'b b a',
  'a b b b c:h c:h c:h c:h',
];
