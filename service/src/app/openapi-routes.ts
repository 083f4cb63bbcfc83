import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Language } from 'pint-ae';
import type { Service } from '../service.ts';
import { languageOf } from '../texts/preferred-language.ts';
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

/** Returns a text that is created on first use. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
