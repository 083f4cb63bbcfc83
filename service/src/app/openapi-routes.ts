import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Language } from 'pint-ae';
import type { Service } from '../service.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { inWords } from '../texts/service-text.ts';
import { openApiDocument } from './openapi.ts';
import { apiPage } from './openapi-page.ts';

/** Routes for the description of the interface: as JSON, and as a page in the language of its reader. */
export function openApiRoutes(app: Hono, { settings }: Service): void {
  const describedIn = (language: Language) =>
    once(() => JSON.stringify(openApiDocument(settings.baseUrl, language)));
  const descriptions = { en: describedIn('en'), ar: describedIn('ar') };
  const pageIn = (language: Language) => once(() => apiPage(openApiDocument('', language), language));
  const pages = { en: pageIn('en'), ar: pageIn('ar') };
  app.get('/openapi.json', (context) => {
    const language = languageOf(context.req.raw);
    const headers = { 'content-type': 'application/json', 'content-language': language };
    return answer(context, descriptions[language](), { ...headers, vary: 'Accept-Language' });
  });
  app.get('/docs', (context) => {
    const language = languageOf(context.req.raw);
    return answer(context, pages[language](), {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'Accept-Language',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
}

/** A text that a browser may cache, but must revalidate before use. */
function answer(context: Context, text: string, headers: Readonly<Record<string, string>>): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const all = { ...headers, etag, 'cache-control': 'no-cache' };
  const known = (context.req.header('if-none-match') ?? '').split(',').map((each) => each.trim());
  if (known.some((each) => each === '*' || each.replace(/^W\//, '') === etag))
    return context.body(null, 304, all);
  return context.body(text, 200, all);
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** Starts the viewer; keys typed into it disappear with the page. */
const starting = `SwaggerUIBundle({
  url: '../../openapi.json', dom_id: '#viewer', deepLinking: true, docExpansion: 'none', filter: true,
  tryItOutEnabled: true, persistAuthorization: false, validatorUrl: null, defaultModelsExpandDepth: 0,
});
`;

/** Everything is loaded from the service, and requests only go there; the viewer styles its parts inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Routes for the page on which requests are tried: Swagger UI, from the service itself. */
export function tryRoutes(app: Hono): void {
  app.get('/docs/try/', (context) => {
    const language = languageOf(context.req.raw);
    return context.body(pageIn(language), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'Accept-Language',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  app.get('/docs/try', (context) => context.redirect(`try/${new URL(context.req.url).search}`, 308));
  app.get('/docs/try/start.js', (context) =>
    context.body(starting, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    }),
  );
  for (const [name, mediaType] of Object.entries(files))
    app.get(`/docs/try/${name}`, async (context) => {
      // Looked up on use, because the service also starts without the viewer.
      const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
      const content = new Uint8Array(await readFile(join(folder, name)));
      return context.body(content, 200, {
        'content-type': mediaType,
        'x-content-type-options': 'nosniff',
        'cache-control': 'max-age=3600',
      });
    });
}

/** The viewer is in English; the links to and from it are in the language of the reader. */
function pageIn(language: Language): string {
  const title = inWords({ text: 'tryInterface' }, language);
  const back = inWords({ text: 'backToInterface' }, language);
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
<style>body { margin: 0; font: 16px/1.5 system-ui, sans-serif; } .back { margin: 1rem auto; max-width: 1460px; padding: 0 20px; }</style></head><body>
<p class="back"><a href="../../docs?lang=${language}">${back}</a></p>
<main id="viewer" dir="ltr" lang="en"></main>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</body></html>
`;
}
