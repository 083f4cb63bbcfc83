import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Hono } from 'hono';
import { shippedFile } from 'pint-ae/internal/server';
import type { Service } from '../service.ts';

/** The page has its own content policy: it runs only its own code, and calls only this service. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Browsers ask again at each visit, and get the page only if it has changed.
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
};

/** The element that names the release for checks; empty for the latest release. */
const release = '<meta name="release" content="">';

/** The console: one page that gets all its data from the interface, read and compressed on first use. */
export function consoleRoutes(app: Hono, { settings }: Pick<Service, 'settings'>): void {
  const readConsole = async () => {
    const text = await readFile(shippedFile('console.html'), 'utf8');
    const told = release.replace('""', `"${(settings.judging.release ?? []).join(',')}"`);
    const plain = new TextEncoder().encode(text.replace(release, told));
    const packed = new Uint8Array(await promisify(gzip)(plain));
    const hash = createHash('sha256').update(plain).digest('base64url');
    return { plain, packed, etag: `"${hash.slice(0, 22)}"` };
  };
  let page: ReturnType<typeof readConsole> | undefined;
  app.get('/console', async ({ req }) => {
    page ??= readConsole();
    const { plain, packed, etag } = await page.catch((error: unknown) => {
      page = undefined;
      throw error;
    });
    if (req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...headers, etag } });
    return /\bgzip\b/.test(req.header('accept-encoding') ?? '')
      ? new Response(packed, { headers: { ...headers, etag, 'content-encoding': 'gzip' } })
      : new Response(plain, { headers: { ...headers, etag } });
  });
}
