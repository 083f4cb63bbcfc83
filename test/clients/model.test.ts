import { describe, expect, test } from 'vitest';
import { clientModel } from '../../scripts/clients/client-model.ts';
import { ofServer } from '../../scripts/clients/descriptions.ts';
import type { Call } from '../../scripts/clients/model.ts';
import { camelCase, namer, snakeCase } from '../../scripts/clients/names.ts';
import { oddDescription } from './odd-description.ts';

const odd = clientModel(oddDescription);
const own = clientModel(ofServer().description);

const field = (object: string, name: string) =>
  odd.objects.find((each) => each.name === object)?.fields.find((each) => each.name === name);
const call = (name: string): Call | undefined =>
  [...odd.calls, ...own.calls].find((each) => each.name === name);

describe('the model of a description', () => {
  test('has a call for each kind of body and answer, the plainest by the name of the operation', () => {
    const names = own.calls
      .filter(({ operation }) => operation === 'convertDocument')
      .map(({ name }) => name);
    expect(names).toEqual([
      'convertDocument',
      'convertDocument-as-xml',
      'convertDocument-from-xml',
      'convertDocument-from-xml-as-xml',
    ]);
    expect(call('convertDocument-as-xml')?.answer).toEqual({ kind: 'text', mediaType: 'application/xml' });
    expect(call('request-from-lines')?.body).toMatchObject({ kind: 'lines', type: { kind: 'object' } });
    expect(call('class-as-octet-stream')?.answer).toMatchObject({ kind: 'bytes' });
  });

  test('has a number as a decimal, and what JSON Schema says in several ways as what it is', () => {
    expect(field('object', 'amount')?.type).toEqual({ kind: 'number' });
    expect(field('object', 'class')?.type).toEqual({ kind: 'integer' });
    expect(field('object', 'next')?.type).toEqual({ kind: 'object', name: 'object' });
    expect(field('object', 'mixed')?.type).toEqual({ kind: 'any' });
    expect(field('object', 'values')?.type).toEqual({ kind: 'number' });
    expect(field('object', 'lost')?.type).toEqual({ kind: 'any' });
  });

  test('writes a field that must be there and may be null, and leaves out one that need not', () => {
    expect(field('object', 'amount')).toMatchObject({ isRequired: true, isWritten: false });
    expect(field('object', 'written')).toMatchObject({ isRequired: false, isWritten: true });
    expect(field('object', 'next')).toMatchObject({ isRequired: false, isWritten: false });
  });

  test('writes a field that may be null and must be there under a condition', () => {
    const record = { type: ['string', 'null'] };
    const party = {
      properties: { code: record, trn: record },
      if: { required: ['code'] },
      else: { required: ['trn'] },
    };
    const { objects } = clientModel({ ...oddDescription, paths: {}, components: { schemas: { party } } });
    expect(objects[0]?.fields.map(({ name, isWritten }) => [name, isWritten])).toEqual([
      ['code', false],
      ['trn', true],
    ]);
  });

  test('has one object for an answer that is one of several, with the members of all, none required', () => {
    const answer = odd.objects.find(({ name }) => name === 'request-answer');
    expect(answer?.description).toBe('One of: object, Echo. The members of the others are missing.');
    expect(answer?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['amount', 'echo']));
    expect(answer?.fields.some(({ isRequired }) => isRequired)).toBe(false);
    expect(
      odd.objects.find(({ name }) => name === 'object-all')?.fields.find(({ name }) => name === 'more')
        ?.isRequired,
    ).toBe(true);
  });

  test('makes an idempotency key where none is given, and asks for the parameters of a path first', () => {
    expect(call('request')?.parameters.find(({ isIdempotencyKey }) => isIdempotencyKey)?.isRequired).toBe(
      false,
    );
    expect(
      call('class')
        ?.parameters.filter(({ isRequired }) => isRequired)
        .map(({ name }) => name),
    ).toEqual(['class', 'default', 'from']);
    expect(call('class')?.keys).toEqual(['Api Key']);
    expect(call('call')?.keys).toEqual(['token']);
  });
});

test('every name of a scope becomes another identifier, in the convention of the language', () => {
  const snake = namer(snakeCase, ['class']);
  expect(
    ['listID', 'list_id', 'listId', 'class', '123', 'رقم', '', 'X-Api-Key', 'embeddedBase64'].map(snake),
  ).toEqual([
    'list_id',
    'list_id2',
    'list_id3',
    'class_',
    'value_123',
    'value',
    'value2',
    'x_api_key',
    'embedded_base64',
  ]);
  expect(['getOpenApi', 'URLOfPage'].map(namer(camelCase))).toEqual(['getOpenApi', 'urlOfPage']);
});
