import { convert } from '../../src/api/convert.ts';
import type { HandlerOptions } from '../../src/http/index.ts';
import { complete } from '../complete-request.ts';
import { ask, type Asked as Request } from '../http/asking.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { examples } from './request-documents.ts';

const trace = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
const json = { 'content-type': 'application/json', ...trace };
const xml = { 'content-type': 'application/xml', ...trace };

async function answerTo(path: string, asked: Request = {}, options: HandlerOptions = {}) {
  const { status, headers, text } = await ask(
    path,
    { ...asked, headers: { ...trace, ...asked.headers } },
    options,
  );
  const shown = text.replaceAll(/(?<=>)(?=<)/g, '\n');
  return { status, headers: Object.fromEntries(headers), text: shown };
}

const post = (
  path: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>>,
  options?: HandlerOptions,
) => answerTo(path, { method: 'POST', headers, body }, options);

const network =
  'role=01&authority=000773&representative=001147&issuedAt=2026-11-26T08:00:05Z&transportHeaderId=2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10';
const status =
  'of=2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10&from=001147&to=000773&id=0f5e4f9a-5e8b-4f6c-8a3d-0d4d6a2f7c11&issuedAt=2026-11-26T08:00:05Z';

/** Facts of a network with those of a fault in their place. */
function changed(facts: string, fault: string): URLSearchParams {
  const query = new URLSearchParams(facts);
  for (const [name, value] of new URLSearchParams(fault)) query.set(name, value);
  return query;
}

const paths = [
  '/v1/validate',
  '/v1/validate?lang=ar',
  '/v1/convert',
  '/v1/render?lang=both&paper=letter',
  '/v1/read',
  `/v1/tdd?${network}`,
  `/v1/mls?${status}&delivered=confirmed`,
  '/v1/mls/read',
  '/v1/tdd/read',
];

const bodies: Readonly<Record<string, string>> = {
  'no body': '',
  'no JSON': '{"a":',
  'a list': '[1]',
  null: 'null',
  'a member twice': '{"documentType":"Invoice","documentType":"CreditNote"}',
  'a text': '"x"',
  'too many lines': JSON.stringify({ ...example('standard-invoice'), lines: Array(4).fill({}) }),
  complete: JSON.stringify(complete),
  'an envelope': JSON.stringify({ data: { invoice: example('standard-invoice'), sentBy: 'x' } }),
};

const xmlBodies: Readonly<Record<string, string>> = {
  'an invoice': fixture('extensive-invoice'),
  'an invoice with charges marked by 1': fixture('extensive-invoice').replaceAll(
    '>true</cbc:ChargeIndicator>',
    '>1</cbc:ChargeIndicator>',
  ),
  'an invoice that is not valid': fixture('invoice').replace('>AE<', '>XX<'),
  'a report': validDocument('tax-data'),
  'a status': validDocument('message-status'),
  'an order': fixture('invoice').replaceAll('Invoice-2"', 'Order-2"').replaceAll('Invoice ', 'Order '),
  'no XML': '<Invoice',
  'a type declaration': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
};

const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'for JSON': { accept: 'application/json' },
  'for XML': { accept: 'application/xml' },
  'for XML rather than JSON': { accept: 'application/json;q=0.5, application/xml;q=0.9' },
  'for JSON rather than XML': { accept: 'application/ubl+json, */*;q=0.1' },
  'for pages': { accept: 'text/html' },
  'in Arabic': { 'accept-language': 'ar-AE, en;q=0.5' },
  'in English rather than Arabic': { 'accept-language': 'ar;q=0.4, en;q=0.8' },
  'in French': { 'accept-language': 'fr' },
  'as text': { 'content-type': 'text/plain' },
  'as XML': { 'content-type': 'text/xml; charset=utf-8' },
  'as another charset': { 'content-type': 'application/json; charset=latin1' },
  'as UBL': { 'content-type': 'Application/UBL+XML' },
  'as no type': { 'content-type': 'x' },
  'as packed': { 'content-encoding': 'gzip' },
  'as doubly packed': { 'content-encoding': 'br, gzip' },
};

const queries = [
  'lang=xx',
  'lang=AR',
  'documentType=CreditNote',
  'documentType=Order',
  'release=1.0.0',
  'release=none',
  'strict=true',
  'unknown=1',
  'paper=A5',
  'paper=LETTER&lang=ar',
];

const options: Readonly<Record<string, HandlerOptions>> = {
  strict: { strict: true },
  'with documentation': { docsUrl: 'https://docs.example' },
  'within limits': { limits: { maxBodyBytes: 900, maxLines: 1 } },
  'within findings': { limits: { maxFindings: 1, maxFindingsPerRule: 1 } },
  'at another place': { prefix: '/api/v2' },
  'with a stored document': {
    loadDocument: ({ id }) => (id === 'x' ? undefined : example('standard-invoice')),
  },
};

function* asked(): Generator<Asked> {
  for (const path of paths) {
    const group = path.split('?')[0] ?? path;
    for (const { name, document } of examples)
      yield {
        name: `${group}: ${path} ${name}`,
        isVariant: true,
        answer: () => post(path, JSON.stringify(document), json),
      };
    for (const [name, body] of Object.entries(bodies))
      yield { name: `${group}: ${path} ${name}`, answer: () => post(path, body, json) };
    for (const [name, body] of Object.entries(xmlBodies))
      yield { name: `${group}: ${path} ${name}`, answer: () => post(path, body, xml) };
    for (const [way, more] of Object.entries(headers))
      for (const [name, body] of [
        ['invoice', JSON.stringify(example('standard-invoice'))],
        ['broken', JSON.stringify(example('broken/wrong-amounts-and-trn'))],
        ['UBL', convert(example('export-usd')).xml ?? ''],
      ] as const)
        yield {
          name: `${group}: ${path} ${name} ${way}`,
          isVariant: true,
          answer: () => post(path, body, { ...(name === 'UBL' ? xml : json), ...more }),
        };
    for (const query of queries)
      yield {
        name: `${group}: ${path} asked ${query}`,
        answer: () => post(`${path}${path.includes('?') ? '&' : '?'}${query}`, bodies.complete ?? '', json),
      };
    for (const [way, given] of Object.entries(options))
      for (const name of ['standard-invoice', 'broken/wrong-amounts-and-trn'])
        yield {
          name: `${group}: ${path} ${name} ${way}`,
          isVariant: true,
          answer: () => post(path, JSON.stringify(example(name)), json, given),
        };
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
      yield { name: `${group}: ${path} by ${method}`, answer: () => answerTo(path, { method }) };
  }
  for (const query of [
    ...queries,
    'lang=both',
    'lang=ar&paper=A0',
    'lang=BOTH&paper=a4',
    'paper=',
    'paper=+',
    'lang=en&lang=ar',
    'release=1.0.3,1.0.4',
  ])
    for (const name of ['standard-invoice', 'broken/malformed'])
      yield {
        name: `/v1/render: ${name} asked ${query}`,
        answer: () => post(`/v1/render?${query}`, JSON.stringify(example(name)), json),
      };
  const mls = validDocument('message-status');
  for (const [name, body] of Object.entries({
    'a status': { mls },
    'a status and a request': { mls, document: example('standard-invoice') },
    'a status and UBL': { mls, document: fixture('invoice') },
    'a status and a text': { mls, document: 'x' },
    'a status and nothing': { mls, document: null },
    'no status': { document: example('standard-invoice') },
    'a status that is no text': { mls: 7 },
    'a status that is none': { mls: fixture('invoice') },
    more: { mls, more: 1 },
    'a list': [mls],
  }))
    for (const path of ['/v1/mls/read', '/v1/tdd/read?lang=ar', `/v1/mls?${status}`])
      yield {
        name: `/v1/mls: ${path} of ${name} in JSON`,
        answer: () => post(path, JSON.stringify(body), json),
      };
  for (const fault of [
    'role=03',
    'role=02',
    'issuedAt=now',
    'type=F',
    'type=X',
    'scope=D',
    'identificationOnly=true',
    'reportedDocument=false&type=F',
    'authority=1',
  ])
    yield {
      name: `/v1/tdd: with ${fault}`,
      answer: () => post(`/v1/tdd?${changed(network, fault)}`, fixture('invoice'), xml),
    };
  for (const fault of ['delivered=failed&reason=x', 'delivered=later', 'from=1', 'reason=%01', 'of=other'])
    yield {
      name: `/v1/mls: with ${fault}`,
      answer: () => post(`/v1/mls?${changed(status, fault)}`, fixture('invoice'), xml),
    };
  const gets = [
    ...['/v1/rules', '/v1/rules?topic=payment', '/v1/rules?term=IBT-081&lang=ar', '/v1/rules?topic=none'],
    ...[
      '/v1/rules/ibr-002',
      '/v1/rules/ibr-167-ae?lang=ar',
      '/v1/rules/none',
      '/v1/openapi.json',
      '/v1/openapi.json?lang=ar',
    ],
    ...[
      '/v1/document-request.schema.json',
      '/schema/document-request.json?language=ar',
      '/v1/schema',
      '/v1/document-request-schema',
      '/v1',
      '/',
      '/v1/none',
      '/v1/rules/',
    ],
    ...['/v1/rules?lang=fr', '/v1/rules?topic=a&topic=b', '/v1/rules?rulset=1', '/v1/rules?constructor=1'],
    ...['/v1/rules/__proto__', '/v1/rules/constructor', '/v1/rules/%E0%A4%A'],
    ...['/v10/validate', '/v1/api/convrt', '/v1/invoices/validate', '/v1/validate/invoice'],
  ];
  for (const path of gets)
    for (const language of ['en', 'ar'])
      yield {
        name: `GET: ${path} in ${language}`,
        answer: () => answerTo(path, { headers: { 'accept-language': language } }),
      };
  for (const kind of ['invoices', 'credit-notes'])
    for (const id of ['x', 'y'])
      yield {
        name: `stored: ${kind} ${id}`,
        answer: () =>
          answerTo(`/v1/${kind}/${id}/validate`, { method: 'POST' }, options['with a stored document']),
      };
}

compareWithApproved('http', asked());
