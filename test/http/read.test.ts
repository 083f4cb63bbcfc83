import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { createHandler } from '../../src/http/index.ts';
import { example } from '../requests.ts';
import { readUbl } from '../results.ts';

const handle = createHandler();
const xml = convert(example('standard-invoice')).xml ?? '';

function read(body: string, type = 'application/xml') {
  return handle(
    new Request('http://localhost/v1/read', { method: 'POST', headers: { 'content-type': type }, body }),
  );
}

test('POST read answers with the request that says what UBL says, and with what no field holds', async () => {
  const foreign = xml.replace('<cbc:ID>', '<cbc:ID schemeName="ours">');
  const response = await read(foreign);
  expect(response.status).toBe(200);
  const { request, unmapped, findings } = readUbl(foreign);
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify({ request, unmapped, findings })));
  expect(unmapped).toMatchObject([{ attribute: 'schemeName', value: 'ours' }]);
});
