import { afterAll, describe, expect, test } from 'vitest';
import { asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
}

const opened = await openTestService();
const ask = asker(opened.app, '');
const page = (await ask('/docs')).text;
const arabicPage = (await ask('/docs?lang=ar')).text;
const { paths } = (await ask('/openapi.json')).body;
const described = Object.values<Record<string, Described>>(paths).flatMap((path) => Object.values(path));
afterAll(() => opened.close());

test('The page of the interface leads to each operation, by a link from its contents', () => {
  expect(described.length).toBeGreaterThan(50);
  for (const shown of [page, arabicPage]) {
    const links = [...shown.matchAll(/href="#(\w+)"/g)].map(([, id]) => id);
    const places = [...shown.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    expect(links.toSorted()).toEqual(described.map(({ operationId }) => operationId).toSorted());
    expect(places.toSorted()).toEqual(links.toSorted());
  }
});

test('The page says what each parameter means, and which values it has', () => {
  for (const { parameters = [] } of described)
    for (const { name, description } of parameters) {
      expect(page).toContain(`<code>${name}</code>`);
      if (description !== undefined) expect(page).toContain(description.split(/[`"&<]/)[0]);
    }
  expect(page).toContain('<code>Draft</code>, <code>Pending</code>');
});

describe('The language of the page', () => {
  const arabic = /\p{Script=Arabic}/u;

  test.each([
    ['/docs', {}, 'en', 'ltr'],
    ['/docs', { 'accept-language': 'ar-AE, en;q=0.8' }, 'ar', 'rtl'],
    ['/docs?lang=ar', {}, 'ar', 'rtl'],
    ['/docs?lang=en', { 'accept-language': 'ar' }, 'en', 'ltr'],
  ])('of %s with %j is %s, read %s', async (path, headers, language, direction) => {
    const answer = await ask(path, { headers });
    expect(answer.text).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toBe('Accept-Language');
  });

  test('can be changed on it', () => {
    expect(page).toContain('<a href="?lang=ar" lang="ar" hreflang="ar">العربية</a>');
    expect(arabicPage).toContain('<a href="?lang=en" lang="en" hreflang="en">English</a>');
  });

  test('is that of every text on it, the library’s operations included', () => {
    const textsOf = (html: string) =>
      html
        .replaceAll(
          /<style>.*<\/style>|<code>.*?<\/code>|<a [^>]*hreflang.*?<\/a>|<a [^>]*dir="ltr".*?<\/a>/gs,
          '',
        )
        .split(/<[^>]*>/)
        .filter((text) => /\p{L}/u.test(text));
    expect(textsOf(arabicPage).length).toBeGreaterThan(500);
    expect(textsOf(arabicPage).filter((text) => !arabic.test(text))).toEqual([]);
    expect(textsOf(page).filter((text) => arabic.test(text))).toEqual([]);
  });

  test('leaves its names and codes as they are, to be read from left to right', () => {
    const codesOf = (html: string) => [
      ...html.matchAll(/<h3><code>(.*?)<\/code>|<th scope="row">(.*?)<\/th>/g),
    ];
    expect(codesOf(arabicPage).map(([, ...code]) => code)).toEqual(codesOf(page).map(([, ...code]) => code));
    expect(arabicPage).toMatch(/code \{[^}]*direction: ltr; unicode-bidi: isolate;/);
  });
});

test('The page links to the description beside it, wherever the service is published', () => {
  expect(page).toContain('href="openapi.json"');
});

test('The page loads nothing, runs nothing, and is shown in no frame', async () => {
  const { headers } = await ask('/docs');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  expect(page).not.toMatch(/<script|src=|url\(/);
});

test('The page is light or dark, as its reader prefers', () => {
  expect(page).toContain('color-scheme: light dark');
  expect(page).not.toMatch(/#[0-9a-f]{3}\b/);
});

test('The page has a or an where either belongs', () => {
  expect(page).toContain('Create an item');
  expect(page.match(/\ba [aeio]\w+/gi) ?? []).toEqual([]);
});

describe('The page on which requests are tried', () => {
  test.each([
    ['en', 'ltr', 'Try the interface'],
    ['ar', 'rtl', 'جرّب الواجهة'],
  ])('is reached from that of the interface, in %s', async (language, direction, title) => {
    expect(language === 'ar' ? arabicPage : page).toContain(`href="docs/try/?lang=${language}"`);
    const { text } = await ask(`/docs/try/?lang=${language}`);
    expect(text).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(text).toContain(`<title>${title}</title>`);
  });

  test('loads what the service serves, and nothing else', async () => {
    const { headers, text } = await ask('/docs/try/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    const loaded = [...text.matchAll(/(?:src|href)="([^"]*\.(?:js|css))"/g)].map(([, name]) => name);
    expect(loaded).toEqual(['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js']);
    for (const name of loaded) {
      const file = await ask(`/docs/try/${name}`);
      expect([file.status, file.text.length > 100]).toEqual([200, true]);
      expect(file.headers.get('content-type')).toMatch(/^text\/(?:css|javascript)/);
    }
    const [, description = ''] = /url: '([^']+)'/.exec((await ask('/docs/try/start.js')).text) ?? [];
    const [, back = ''] = /<a href="([^"]+)"/.exec(text) ?? [];
    for (const link of [description, back]) {
      const { pathname, search } = new URL(link, 'http://localhost/docs/try/');
      expect([link, (await ask(`${pathname}${search}`)).status]).toEqual([link, 200]);
    }
  });

  test('is found without the slash at its end, too', async () => {
    const { status, headers } = await ask('/docs/try?lang=ar');
    expect([status, headers.get('location')]).toEqual([308, 'try/?lang=ar']);
  });
});
