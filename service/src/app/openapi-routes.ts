import type { Hono } from 'hono';
import type { Language } from 'pint-ae';
import type { Service } from '../service.ts';
import { languageOf } from '../texts/service-text.ts';
import { openApiDocument } from './openapi.ts';
import { apiPage } from './openapi-page.ts';

/** Routes for the description of the interface: as JSON, and as a page in the language of its reader. */
export function openApiRoutes(app: Hono, { settings }: Service): void {
  const description = once(() => JSON.stringify(openApiDocument(settings.baseUrl)));
  const pageIn = (language: Language) => once(() => apiPage(openApiDocument('', language), language));
  const pages = { en: pageIn('en'), ar: pageIn('ar') };
  app.get('/openapi.json', (context) =>
    context.body(description(), 200, { 'content-type': 'application/json' }),
  );
  app.get('/docs', (context) => {
    const language = languageOf(context.req.raw);
    return context.body(pages[language](), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'Accept-Language',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
}

/** A text that is made when it is first asked for. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
