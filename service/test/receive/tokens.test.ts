import { convert } from 'pint-ae';
import { expect, test } from 'vitest';
import { invoice } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

test('A document is taken by the token and by the one before, and an address with many wrong ones is refused', async () => {
  const settings = {
    inboundToken: 'the-token-of-today',
    inboundTokenPrevious: 'the-token-of-yesterday',
    badKeys: { requests: 3, seconds: 60 },
  };
  const opened = await openTestService({ settings });
  const bring = async (token: string) => {
    const headers = { 'content-type': 'application/xml', 'x-token': token };
    const body = convert(invoice).xml ?? '';
    const address = '192.0.2.1';
    return (await opened.app.request('/inbound', { method: 'POST', body, headers }, { address })).status;
  };
  expect([await bring('the-token-of-today'), await bring('the-token-of-yesterday')]).not.toContain(401);
  for (let at = 0; at < 3; at += 1) expect(await bring(`wrong-${at}`)).toBe(401);
  expect(await bring('wrong-3')).toBe(429);
  expect(await bring('the-token-of-today')).not.toBe(429);
  const { paths } = await (await opened.app.request('/openapi.json')).json();
  expect(Object.keys(paths['/inbound'].post.responses)).toEqual(expect.arrayContaining(['401', '429']));
  await opened.close();
});

test('The page and the description of the interface are not sent again if they have not changed', async () => {
  const opened = await openTestService();
  for (const path of ['/docs', '/openapi.json']) {
    const first = await opened.app.request(path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control'), etag.length > 20]).toEqual([
      200,
      'no-cache',
      true,
    ]);
    for (const header of [etag, `"other", W/${etag}`]) {
      const again = await opened.app.request(path, { headers: { 'if-none-match': header } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const other = await opened.app.request(path, {
      headers: { 'if-none-match': etag, 'accept-language': 'ar' },
    });
    expect(other.status).toBe(200);
  }
  await opened.close();
});
