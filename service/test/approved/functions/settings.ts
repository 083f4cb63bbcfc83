import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../../../test/approved-page/approved-file.ts';
import { readSettings } from '../../../src/settings.ts';
import { inWords, ToldError } from '../../../src/texts/service-text.ts';
import { shown } from './told.ts';

type Given = Readonly<Record<string, string>>;

/** Numbers at every limit that a setting has, and beside it; words that some setting knows, and none. */
const numbers = [
  0, 1, 2, 6, 7, 15, 16, 17, 23, 24, 59, 60, 61, 100, 101, 240, 241, 1000, 1001, 1024, 1025, 3600, 3601, 8760,
  8761, 10_000, 10_001, 36_500, 36_501, 65_535, 65_536, 86_400, 86_401, 1_000_000, 1_000_001, 2_592_000,
  2_592_001, 500_000_000, 500_000_001, 1_000_000_000, 1_000_000_001, 64_000_000_000, 64_000_000_001,
].map(String);
const words = [
  ...[
    '-1|1.5| 5 |1e3|0x10|on|off|ON|production|sandbox|any|public|info|silent',
    'none|otlp|phase4|phoss-ap|folder|adapter|memory|x| |http://x.example|https://x/y/',
    '/v1|/v1/|v1|postgres://u@h/d|postgresql://h/d|mysql://h|000123|00012|0242:000123',
    'smtp://u:p@mail.example|smtps://mail.example:465|smtp://localhost|http://mail.example',
    'a@b.example|A <a@b.example>|10.0.0.0/8|10.0.0.0/8, ::1|10.0.0.0/33|127.0.0.1|{"a":1}|[]|{',
    '1.0.3|1.0.3,1.0.4|latest|relative|/absolute|k1:AAAA',
  ].flatMap((line) => line.split('|')),
  ...['x'.repeat(15), 'x'.repeat(16), 'ع'.repeat(20)],
];

/** The members of the settings that differ from those of a machine without any. */
function differing(given: Given, language: 'en' | 'ar' = 'en'): string {
  try {
    const [before, after] = [
      readSettings({ THREADS: '2' }),
      readSettings({ THREADS: '2', ...given }, language),
    ];
    const changed = Object.entries(after).filter(
      ([name, value]) =>
        shown(value) !== shown(Object.entries(before).find(([other]) => other === name)?.[1]),
    );
    return shown(Object.fromEntries(changed));
  } catch (error) {
    return error instanceof ToldError ? inWords(error.told, language) : String(error);
  }
}

const production = {
  ...{ PINT_ENVIRONMENT: 'production', SERVICE_PROVIDER_ID: '000123', TAX_AUTHORITY_ID: '000124' },
  ...{ DELIVERY: 'folder', FOLDER: '/documents' },
};
const mail = { SMTP_URL: 'smtp://u:p@mail.example', SMTP_FROM: 'a@b.example', CHROMIUM_PATH: '/chromium' };
const together: readonly Given[] = [
  production,
  { ...production, WEBHOOK_TARGETS: 'any' },
  { ...production, DELIVERY: 'sandbox' },
  { ...production, TAX_AUTHORITY_ID: '' },
  { ...production, SERVICE_PROVIDER_ID: '' },
  mail,
  { ...mail, CHROMIUM_PATH: '' },
  { ...mail, SMTP_FROM: '' },
  { ...mail, SMTP_URL: '' },
  { ...production, ...mail },
  { ...production, ...mail, SMTP_URL: 'smtp://localhost' },
  { ...production, ...mail, SMTP_URL: 'smtp://127.0.0.1' },
  { ...production, ...mail, SMTP_URL: 'smtps://[::1]' },
  { DELIVERY: 'folder' },
  { DELIVERY: 'phase4' },
  { DELIVERY: 'phoss-ap' },
  { DELIVERY: 'adapter' },
  { DELIVERY: 'phase4', PHASE4_URL: 'https://x.example' },
  { DELIVERY: 'phase4', PHASE4_TOKEN: 't'.repeat(20) },
  { DELIVERY: 'phase4', PHASE4_URL: 'https://x.example', PHASE4_TOKEN: 't'.repeat(20) },
  { DELIVERY: 'phoss-ap', PHOSS_AP_URL: 'https://x.example', PHOSS_AP_TOKEN: 't'.repeat(20) },
  { DELIVERY: 'phoss-ap', PHOSS_AP_URL: 'https://x.example' },
  { DELIVERY: 'adapter', ADAPTER: './adapter.js', ADAPTER_OPTIONS: '{"a":1}' },
  { SML_ZONE: 'sml.example' },
  { SML_ZONE: 'sml.example', DNS_SERVERS: '1.1.1.1, 8.8.8.8' },
  { SANDBOX_DELAY_SECONDS: '61' },
  { SANDBOX_DELAY_SECONDS: '60' },
  { MAX_HELD_BYTES: '9', MAX_BODY_BYTES: '10' },
  { MAX_HELD_BYTES: '10', MAX_BODY_BYTES: '10' },
  { MAX_BODY_BYTES: '200000000' },
  { LINK_HOSTS: ' A.example,b ', HOST: '::1' },
  { BASE_URL: 'https://x.example//' },
  { PINT_ENV: 'production' },
  { PINTENV: 'x' },
  { pint_environment: 'x' },
  { OTHER: 'x' },
  { PORT: '', HOST: '' },
  ...`PINT_ENVIRONMENT=staging PINT_ENVIROMENT=production SERVICE_PROVIDER_ID=0235:1003548797 INBOUND_TOKEN=short BASE_URL=/
      BASE_URL=api.example.com BASE_URL=https://api.example.com/?x=1 PHASE4_URL=ftp://access.example.com PHASE4_TOKEN=two\u00a0words
      PHASE4_URL=https://user:secret@access.example.com DATABASE_URL=postgres://h:99999/d DATABASE_URL=postgres:///pint
      RELEASE=0.0.1 RELEASE=of-specification SMTP_URL=smtp://mail.example.com/inbox SMTP_URL=smtp://us%ZZer@m.example
      DATABASE_URL=postgresql://pint@%2Fvar%2Frun%2Fpostgresql/pint DATABASE_URL=postgres://pint@/pint?host=/var/run
      MAX_HELD_BYTES=1000000 MAX_HELD_BYTES=300000000`
    .split(/[ \n]+/)
    .map((line) => ({ [line.replace(/=.*/, '')]: line.replace(/^\w+=/, '') })),
  ...['smtp://us%40er:p%3Aw@mail.example.com', 'smtps://mail.example.com', 'smtp://127.0.0.1:25'].map(
    (address) => ({ ...production, ...mail, SMTP_URL: address }),
  ),
  { PORT_FILE: '/none', PORT: '1' },
  { PORT_FILE: '/dev/null' },
  { PORT: 'x', HOST: 'y', PDFS_AT_ONCE: '17' },
];

/** Every setting with each of these values, alone; some together; and what is said of each in both languages. */
export function answersOfSettings(): Answer[] {
  const source = readFileSync(join(import.meta.dirname, '../../../src/settings.ts'), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  const alone = names.map((name): Answer => {
    const byAnswer = new Map<string, string[]>();
    for (const value of [...numbers, ...words]) {
      const answer = differing({ [name]: value }).replaceAll(JSON.stringify(value), '(value)');
      byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), value]);
    }
    return {
      step: `setting ${name}`,
      text: [...byAnswer].map(([answer, values]) => `${values.join(' | ')} -> ${answer}`).join('\n'),
    };
  });
  const { workers: _, ...plain } = readSettings({});
  return [
    { step: 'settings by default', text: shown(plain) },
    ...alone,
    ...together.map((given, at) => ({
      step: `settings together ${at} ${shown(given)}`,
      text: `${differing(given)}\n${differing(given, 'ar')}`,
    })),
  ];
}
