import type { HandlerOptions } from '../../src/http/index.ts';
import { example } from '../requests.ts';

/** The answers to each entry, by the entry. */
export const each = <Entry>(entries: readonly Entry[], answer: (entry: Entry) => unknown) =>
  Object.fromEntries(entries.map((entry) => [String(entry), answer(entry)]));

export const accepts = [
  'text/plain',
  'text/html, application/xml;q=0.9',
  'application/*, application/json;q=0.1',
  'application/xml;q=0.5, application/json;q=0.4',
  'application/json;q=0, application/xml;q=0.1',
  'application/json, application/xml',
  ...[null, '', 'application/json', 'APPLICATION/JSON', 'application/*', '*/*', 'text/*;q=0.5, */*;q=0.1'],
  ...['application/xml;q=0.9, application/json;q=0.9', 'application/json;q=0', 'application/json;q=x'],
  ...['application/json ; q=0.3 , text/xml', 'application/vnd.a+json', 'application/ubl+xml', 'text/html'],
  ...[
    'text/json, text/xml;q=0.9',
    ',,application/xml',
    'application/json; charset=utf-8; q=0.2, text/xml;q=0.1',
  ],
  ...[
    'application/json;Q=0.2,application/xml;q=0.3',
    'application/jsonx',
    'xapplication/json',
    'a+json, */*;q=0',
  ],
  ...[
    'application/json;q=0.1, application/*;q=0.9',
    'application/*, application/json;q=0',
    'application/json;q=2',
  ],
  `${'a/b,'.repeat(49)}application/json`,
  `${'a/b,'.repeat(50)}application/json`,
];
export const languages = [
  'en, ar;q=0.9',
  'en;q=0.9, ar',
  'en;q=0.9, ar-AE',
  'english, ar;q=0.1',
  'en;q=0.1, arabic',
  'ar, en',
  '*;q=0.5, en;q=0.1',
  '*;q=0.5, ar;q=0.1',
  ...[
    null,
    '',
    'ar',
    'AR',
    'ar-AE',
    'arx',
    'en',
    'en-GB;q=0.5, ar;q=0.5',
    '*',
    '*;q=0.5, ar;q=0.4',
    'fr, *;q=0.1',
  ],
  ...[
    'ar;q=0',
    'ar;q=0.2, en;q=0.1',
    'en;q=0, *',
    'ar-EG;q=0.9, ar;q=0.1, en;q=0.5',
    'x-ar',
    'fr;q=1, ar;q=0.1',
  ],
];
export const types = [
  'application/vnd.example.invoice+json',
  'application/json; profile="a;b"; charset=utf-8',
  'application/vnd.oasis.ubl+xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml; charset=windows-1256',
  'application/jsonp',
  ...[
    null,
    '',
    'application/json',
    'Application/JSON',
    'application/json; charset=UTF-8',
    'text/json',
    'text/xml',
  ],
  ...['application/json; charset="utf-8"', 'application/json; charset=utf-16', 'application/ubl+xml', 'json'],
  ...[
    'application/xml; charset=utf-16le',
    'application/xml;charset=UTF-16BE',
    'application/xml; charset=latin1',
  ],
  ...[
    'application/+json',
    'application/json;',
    'application/json;charset=',
    'application/json, text/xml',
    'a/b/c',
  ],
  ...[
    ' application/json',
    'application/jsonx',
    'xapplication/json',
    'text/plain',
    'application/problem+json',
  ],
  ...[
    'application/json; charset=utf-8; charset=latin1',
    'application/json; Charset=utf-8',
    'text/xml; a="b;c\\"d"',
  ],
  ...[
    'application/xml; charset="utf\\-16"',
    'application/a+xml+json',
    'text/a+json',
    'application/json;q=1;charset=x',
  ],
];
export const targets = [
  '/',
  '/v1?a=b',
  '*',
  'http://a.example:8080/v1?x=y',
  'https://a.example',
  'a.example:443',
  '//a/b',
  '',
];
export const id = '0af7651916cd43dd8448eb211c80319c';
export const traces = [
  ...[`00-${id}-b7ad6b7169203331-01`, `01-${id}-b7ad6b7169203331-00-more`, `ff-${id}-b7ad6b7169203331-01`],
  ...[
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${id.toUpperCase()}-b7ad6b7169203331-01`,
    `00-${id}-b7-01`,
  ],
  ...[
    `00-${id}-b7ad6b7169203331-01x`,
    ` 00-${id}-b7ad6b7169203331-01`,
    `0-${id}-b7ad6b7169203331-01`,
    'x',
    '',
    'f',
  ],
];

export const paths = [
  ...[
    '/validate',
    '/v1/Validate',
    '/v1/validate/',
    '/v1/validat',
    '/v1//validate',
    '/v1/rule',
    '/v2/rules',
    '/V1/RULES',
  ],
  ...[
    '/v1/rules/%',
    '/v1/rules/ibr-002/',
    '/v1/tdd/raed',
    '/x',
    '/v1x',
    '/v1/mls/',
    '/v1/openapi.jsn',
    '/v1/invoices/a/validate',
  ],
  ...['/v1/rules/IBR-002', '/v1/rules/ibr%2D002', '/api/rules', '/api/v1/rules/ibr-002', '/rules/ibr-002'],
];
export const queries = [
  ...[
    'lang=',
    'lang=AR',
    'lang=fr',
    'lang=en&lang=ar',
    'Lang=ar',
    'release=',
    'release=1.0.3,1.0.4',
    'release=1.0.4,9',
  ],
  ...[
    'lang=%20',
    'topic=%20',
    'tenant=1',
    'tenant=1&tenant=2',
    'tenant',
    'topic=',
    'topic=Payment',
    'topic=payment&term=IBT-081',
    'term=ibt-081',
  ],
  `${Array.from({ length: 25 }, (_, at) => `a${at}=1`).join('&')}`,
];

export const handlers: Readonly<Record<string, HandlerOptions>> = {
  plain: {},
  'at no prefix': { prefix: '' },
  'at a deep prefix': { prefix: '/api/v1/' },
  'with parameters': { parameters: ['tenant'] },
  'with another base': { problemBase: 'https://a.example/errors' },
  'with a base that ends': { problemBase: 'urn:a/' },
  'with documents': {
    loadDocument: ({ id: name, kind }) =>
      name === 'a' ? example('standard-invoice') : name === 'b' ? { kind } : undefined,
  },
  'with its own trace': { traceId: () => 'trace-1' },
  'with a wrong trace': { traceId: () => 7 as unknown as string },
  'with a trace that throws': {
    traceId: () => {
      throw new Error('no trace');
    },
  },
  'with work that throws': {
    perform: () => {
      throw new Error('no work');
    },
  },
};
