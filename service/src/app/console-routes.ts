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

interface ConsolePage {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** The element that names the release for checks; empty for the latest release. */
const release = '<meta name="release" content="">';

/** Reads and compresses the page on first use. */
async function readConsole({ judging }: Service['settings']): Promise<ConsolePage> {
  const text = await readFile(shippedFile('console.html'), 'utf8');
  const told = release.replace('""', `"${(judging.release ?? []).join(',')}"`);
  const plain = new TextEncoder().encode(text.replace(release, told));
  const packed = new Uint8Array(await promisify(gzip)(plain));
  return { plain, packed, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

/** The console: one page that gets all its data from the interface. */
export function consoleRoutes(app: Hono, { settings }: Pick<Service, 'settings'>): void {
  let page: Promise<ConsolePage> | undefined;
  app.get('/console', async ({ req }) => {
    page ??= readConsole(settings);
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
