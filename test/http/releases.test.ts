import { describe, expect, test } from 'vitest';
import { embeddedRuleSet } from '../../src/api/published.ts';
import { languages } from '../../src/core/messages/language.ts';
import { defaultVersion, versions } from '../releases.ts';
import { exampleText, post } from './asking.ts';

const versionOf = (text: string) => JSON.parse(text).ruleSet?.version;

describe('the query of an operation', () => {
  test.each(versions)('asks for the release %s, which the answer names', async (release) => {
    const { status, text } = await post(`/v1/validate?release=${release}`, exampleText('standard-invoice'));
    expect([status, versionOf(text)]).toEqual([200, release]);
  });

  test('goes before the release of the server', async () => {
    const asked = (path: string) => post(path, exampleText('standard-invoice'), {}, { release: '1.0.3' });
    expect(versionOf((await asked('/v1/validate')).text)).toBe('1.0.3');
    expect(versionOf((await asked(`/v1/validate?release=${defaultVersion}`)).text)).toBe(defaultVersion);
  });

  test('chooses by the issue date', async () => {
    const body = exampleText('standard-invoice').replace(/"issueDate": "[^"]*"/, '"issueDate": "2026-04-01"');
    const { text } = await post('/v1/validate?release=1.0.3,1.0.4', body);
    expect(versionOf(text)).toBe('1.0.3');
  });

  test('refuses the UBL that the release does not allow', async () => {
    const { status, text } = await post('/v1/convert?release=1.0.3', exampleText('export-usd'));
    expect(status).toBe(422);
    expect(text).toContain('ibr-126');
  });

  test.each(languages)('is refused for a release that does not exist, in %s', async (lang) => {
    const path = `/v1/validate?release=0.0.1&lang=${lang}`;
    const { status, text } = await post(path, exampleText('standard-invoice'));
    expect(status).toBe(400);
    const said = {
      en: `it takes ${[...versions, versions.join(',')].join(', ')}`,
      ar: 'والقيم المقبولة',
    }[lang];
    expect(JSON.parse(text).detail).toContain(said);
  });

  test('is refused where the server has a rule set of its own', async () => {
    const options = { ruleSets: [embeddedRuleSet] };
    const { status, text } = await post(
      '/v1/validate?release=1.0.3',
      exampleText('standard-invoice'),
      {},
      options,
    );
    expect(status).toBe(400);
    expect(JSON.parse(text).detail).toContain('its own rule set');
  });
});
