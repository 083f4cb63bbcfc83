import type { Answer } from '../../../../test/approved-page/approved-file.ts';
import { isTransient } from '../../../src/access-points/access-point.ts';
import { outcomeOf } from '../../../src/access-points/phase4.ts';
import { answersItself } from '../../../src/access-points/sandbox-answer.ts';
import { commandNamed } from '../../../src/admin-commands/command-names.ts';
import { languageOfLine, splitLanguage } from '../../../src/admin-commands/language.ts';
import { optionsOf, several } from '../../../src/admin-commands/options.ts';
import { requestsIn } from '../../../src/console/parts/requests-in.ts';
import { code, money } from '../../../src/console/parts/written.ts';
import { hashOf, routeOf } from '../../../src/console/route.ts';
import * as faults from '../../../src/database/faults.ts';
import { withoutPercentagesAlone } from '../../../src/draft/percentages-alone.ts';
import { isOwn, tinOf } from '../../../src/draft/sender.ts';
import { baseUrlFor, bracketed } from '../../../src/http/base-url.ts';
import { isLinesType, linesOf } from '../../../src/http/bulk.ts';
import { checkIfMatch } from '../../../src/http/revision.ts';
import { clientAddress } from '../../../src/keys/bad-keys.ts';
import { keyIdOf, secretBox } from '../../../src/keys/secret-box.ts';
import { moment } from '../../../src/lists/moment.ts';
import { isParticipantId } from '../../../src/participants/participants.ts';
import { dnsNameOf } from '../../../src/participants/register.ts';
import { canBeId, isStorable } from '../../../src/problems/unstorable.ts';
import { mainPartOf, seatIn } from '../../../src/receive/read-envelope.ts';
import { isPublicAddress, targetProblem } from '../../../src/targets/public-address.ts';
import { isDay } from '../../../src/texts/day.ts';
import { isMailbox } from '../../../src/texts/mailbox.ts';
import { languageOf } from '../../../src/texts/preferred-language.ts';
import { isSeen } from '../../../src/texts/seen.ts';
import { openSmallDocument } from '../../support/small-document.ts';
import { shown, toldOfEach } from './told.ts';

const texts = [
  ...[
    '',
    ' ',
    'x',
    '0',
    '000123',
    ' 000123 ',
    '0001234',
    'POP000123',
    'pop000123',
    'P1P000123',
    'POPP000123',
  ],
  ...[
    '0242:000123',
    'iso6523-actorid-upis::0242:000123',
    'ISO6523-ACTORID-UPIS::0242:000123',
    '0242:000123-x',
  ],
  ...[
    '0235:1003548797',
    '0235:',
    '235:1',
    '0235:a b',
    `0235:${'x'.repeat(50)}`,
    `0235:${'x'.repeat(51)}`,
    '0235:a~._:-Z',
  ],
  ...[
    '2026-11-02',
    '2026-02-29',
    '2024-02-29',
    '0000-01-01',
    '0001-01-01',
    '2026-13-01',
    '2026-1-1',
    '2026-11-02T00:00:00Z',
  ],
  ...[
    '2026-11-02T23:59:59.123456789Z',
    '2026-11-02T24:00:00Z',
    '2026-11-02T10:00Z',
    '2026-11-02T10:00:00+14:59',
  ],
  ...[
    '2026-11-02T10:00:00+15:00',
    '2026-11-02T10:00:00-04:00',
    '2026-11-02t10:00:00z',
    '2026-02-30T10:00:00Z',
  ],
  ...[
    'a@b.example',
    'A.b+c@sub.b.example',
    'a@b',
    'a@-b.example',
    'a@b.e',
    'a@b.xn--p1ai',
    '"a"@b.example',
    'a@b.example.',
  ],
  ...[
    `${'a'.repeat(64)}@b.example`,
    `${'a'.repeat(65)}@b.example`,
    'a@b.example\n',
    'ع@b.example',
    'a,b@c.example',
  ],
  ...[
    '\u200b',
    '\u2800',
    '\u00a0',
    '\u0000',
    '\ud800',
    'x\ufffe',
    'x'.repeat(100),
    'x'.repeat(101),
    'x'.repeat(255),
    'x'.repeat(256),
  ],
];
const addresses = [
  ...[
    '10.0.0.1',
    '172.15.0.1',
    '172.16.0.1',
    '172.32.0.1',
    '192.168.1.1',
    '127.0.0.1',
    '169.254.1.1',
    '100.64.0.1',
  ],
  ...[
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '203.0.113.1',
    '192.0.2.1',
    '8.8.8.8',
    '2001:4860:4860::8888',
  ],
  ...[
    '2000::1',
    '3fff:ffff::1',
    '4000::1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
  ],
  ...['::127.0.0.1', '64:ff9b::a00:1', '2001:db8::1', '2002:a00:1::', '010.0.0.1', '8.8.8.8:80', 'x', ''],
];
const targets = [
  ...addresses.slice(0, 20).map((address) => `https://${address.includes(':') ? `[${address}]` : address}/`),
  ...[
    'http://x.example',
    'https://u@x.example',
    'https://:p@x.example',
    'ftp://x.example',
    'https://localhost',
    'https://LOCALHOST.',
  ],
  ...[
    'https://a.local',
    'https://a.internal./x',
    'https://local',
    'https://xlocalhost',
    'https://0x7f.1',
    'x',
    '',
    'https://2130706433',
  ],
];

const otherTargets = `https://[::ffff:10.0.0.1]/ https://0x7f000001/ https://0177.0.0.1/ https://127.1/ https://127.0.0.1./
  https://%31%32%37.0.0.1/ https://１２７。0。0。1/ https://[::127.0.0.1]/ https://[::a00:1]/ https://[::ffff:0:127.0.0.1]/
  https://[64:ff9b::7f00:1]/ https://[64:ff9b:1::7f00:1]/ https://[2002:7f00:1::]/ https://[2001:0:1::1]/ https://[fec0::1]/
  https://[4000::1]/ https://169.254.169.254/latest https://example.com/hook https://example.com:8443/ example.com`;

const ipOf = (given: readonly [string | undefined, string | null, readonly string[]]) =>
  clientAddress(...given);
const request = (lang: string | null, header: string | null) => ({
  url: `https://x.example/${lang === null ? '' : `?lang=${lang}`}`,
  headers: new Headers(header === null ? {} : { 'accept-language': header }),
});
const fault = (code: string | undefined, message = 'x', constraint = 'customers_code') =>
  Object.assign(new Error(message), code === undefined ? {} : { code, constraint });

/** Every form that a text, address, header or word of a command has, and what the service takes it for. */
export function answersOfForms(): Answer[] {
  const [first, second] = [
    { id: 'k1', key: Buffer.alloc(32, 1) },
    { id: 'k2', key: Buffer.alloc(32, 2) },
  ];
  const stored = [secretBox([]), secretBox([first]), secretBox([second, first])].map((box) =>
    box.kept('whsec', 'owner'),
  );
  openSmallDocument('ltr', {}, () => {});
  const words = (line: string) => line.split(' ').filter((word) => word !== '');
  const percent = { multiplierPercent: 10 };
  const entries = [
    [],
    [percent],
    [{ ...percent, amount: null }],
    [{ ...percent, amount: 0 }],
    [{ amount: 1 }, percent],
    ['x'],
    'x',
    null,
  ];
  return [
    toldOfEach('texts', texts, (text) => ({
      seat: seatIn(text),
      main: mainPartOf(text),
      participant: isParticipantId(text),
      day: isDay(text),
      moment: moment.safeParse(text).success,
      mailbox: isMailbox(text),
      seen: isSeen(text),
      storable: isStorable(text),
      id: canBeId(text),
      tin: tinOf(text),
      sandbox: answersItself(text),
      bracketed: bracketed(text),
      key: keyIdOf(text),
    })),
    toldOfEach(
      'receivers that the sandbox answers for',
      ['0235:1000000422', '0235:1000000423', '0235:1000000424', '0235:0000422x'],
      answersItself,
    ),
    toldOfEach('public addresses', addresses, isPublicAddress),
    toldOfEach('targets', [...targets, ...otherTargets.split(/\s+/)], (target) => [
      targetProblem(target, 'public'),
      targetProblem(target, 'any'),
    ]),
    toldOfEach('names in the register', ['0235:1003548797', '0235:ABC', '0235:abc', ''], (id) =>
      dnsNameOf(id, 'sml.example'),
    ),
    toldOfEach(
      'own tax ids',
      ['100354879700003', '1003548797', '100354879', '100354879800003', '', '1003 548797'],
      (id) =>
        [
          { participants: ['0235:1003548797'], trns: [] },
          { participants: ['0235:1003548797'], trns: ['100354879700003'] },
          { participants: ['0235:100354879700003', '0235:1003548798'], trns: [] },
          { participants: [], trns: ['100354879800003', '100354879700003'] },
        ].map((sender) => isOwn(id, sender)),
    ),
    toldOfEach(
      'clients behind proxies',
      [
        [undefined, null, []],
        ['8.8.8.8', '1.1.1.1', []],
        ['10.0.0.1', '1.1.1.1', ['10.0.0.0/8']],
        ['10.0.0.1', null, ['10.0.0.0/8']],
        ['10.0.0.1', '2.2.2.2, 1.1.1.1 , ', ['10.0.0.0/8']],
        ['10.0.0.1', '2.2.2.2, 10.0.0.9', ['10.0.0.0/8']],
        ['10.0.0.1', '2.2.2.2, x', ['10.0.0.0/8']],
        ['::ffff:10.0.0.1', '1.1.1.1', ['10.0.0.1']],
        ['11.0.0.1', '1.1.1.1', ['10.0.0.0/8']],
        ['x', '1.1.1.1', ['10.0.0.0/8']],
        ['fd00::1', '1.1.1.1', ['fd00::/8']],
        ['10.0.0.1', '10.0.0.2', ['10.0.0.0/8']],
      ] as const,
      ipOf,
    ),
    toldOfEach(
      'languages',
      [
        [null, null],
        ['ar', 'en'],
        ['AR', null],
        ['fr', 'ar'],
        ['', 'ar'],
        [null, 'ar'],
        [null, 'fr, ar;q=0.5'],
        [null, 'en;q=0.4, ar;q=0.5'],
        [null, 'ar-AE'],
        [null, '*'],
        [null, 'ar;q=0'],
      ] as const,
      ([lang, header]) => languageOf(request(lang, header)),
    ),
    toldOfEach(
      'bases of links',
      ['https://x.example', '', '/prefix'].flatMap((baseUrl) =>
        [null, 'localhost', 'LOCALHOST:81', 'x.example:80', 'a b', '[::1]:8080', 'evil/', 'localhost@x'].map(
          (host) => [baseUrl, host] as const,
        ),
      ),
      ([baseUrl, host]) =>
        baseUrlFor(
          { baseUrl, linkHosts: ['localhost', '[::1]', 'x.example'], host: '::1', port: 8080 },
          host,
        ),
    ),
    toldOfEach(
      'media types of lines',
      [
        'application/x-ndjson',
        'APPLICATION/NDJSON; charset=utf-8',
        'application/jsonl',
        'application/x-jsonlines',
        'application/json',
        '',
        null,
      ],
      isLinesType,
    ),
    toldOfEach('lines', ['', '\n', 'a', 'a\n', 'a\r\nb', ' \n\t\na\n\n\u0000\nb\n', '\u0021'], (text) =>
      linesOf(new TextEncoder().encode(text)).map(({ number, bytes }) => [
        number,
        new TextDecoder().decode(bytes),
      ]),
    ),
    toldOfEach(
      'states that permit a change',
      ['*', ' * ', '"3"', 'W/"3"', '"2", "3"', '"2",W/"3"', '3', '', '"33"', undefined],
      (match) => checkIfMatch(new Headers(match === undefined ? {} : { 'if-match': match }), { revision: 3 }),
    ),
    toldOfEach(
      'addresses of the console',
      ['', '#', '#/', '#/a/b?x=1&y=', '#a//b/', '#/%E0%A4%A/x', '#/a%2Fb', '?x=1'],
      (hash) => [routeOf(hash).steps, [...routeOf(hash).query]],
    ),
    toldOfEach(
      'places of the console',
      [
        [['a', 'b/c'], {}],
        [[], { x: '1' }],
        [['a'], { x: '', y: 'ä b' }],
      ] as const,
      ([steps, query]) => hashOf(steps, query),
    ),
    toldOfEach(
      'files of documents',
      [
        '',
        '[]',
        '{}',
        ' \uFEFF{}',
        '\uFEFF {"a": 1}',
        '[{"a":\n 1.00},\r\n 2]',
        '{"a":1}\n\n{"b":2}\n',
        '{"a":1',
        '[1,]',
        '{/* x */}',
        'a,b',
        '"x"',
      ],
      requestsIn,
    ),
    toldOfEach('amounts', [0, 1, -1.5, 1e21, 1e-7, 1234567.891, null], (value) =>
      [money(value, 'AED', 'en'), money(value, 'AED', 'ar')].map((each) =>
        typeof each === 'string' ? each : each.textContent,
      ),
    ),
    toldOfEach('codes', ['', null, 'x'], (text) => {
      const each = code(text);
      return typeof each === 'string' ? each : each.textContent;
    }),
    toldOfEach('percentages alone', entries, (each) =>
      [{ allowancesCharges: each }, { lines: [{ allowancesCharges: each }, 7] }].map(withoutPercentagesAlone),
    ),
    toldOfEach('parts without percentages', [null, 7, [], { lines: 'x' }, {}], withoutPercentagesAlone),
    toldOfEach(
      'lines of commands',
      [
        '',
        'companies list',
        'companies',
        'keys list x',
        '--lang ar companies list',
        'companies --lang=ar list',
        'a --lang',
        'a --lang fr',
        '--lang=en --lang=ar',
        '--language ar',
      ],
      (line) => [commandNamed(words(line)), languageOfLine(words(line)), splitLanguage(words(line))],
    ),
    ...[false, true].map((takesId) =>
      toldOfEach(
        `options ${takesId}`,
        [
          '',
          '--name x',
          '--name',
          '--quota=5',
          '--trn 1 --trn 2',
          '--trn=',
          '--none',
          '-x',
          'id',
          'id other',
          'id --operator',
          '--operator=1',
          '--name -x',
          '--leave-out',
        ],
        (line) => {
          const given = optionsOf(words(line), { options: ['name', 'trn', 'operator'], takesId }, 'en');
          return [given, several(given, 'trn')];
        },
      ),
    ),
    toldOfEach('secrets', [[], [first], [second], [second, first]], (keys) =>
      stored.map((text) => {
        const box = secretBox(keys);
        try {
          return [box.isCurrent(text), box.secretOf(text, 'owner')];
        } catch (error) {
          return String(error);
        }
      }),
    ),
    toldOfEach('another owner', stored, (text) => secretBox([first, second]).secretOf(text, 'other')),
    toldOfEach(
      'statuses of access points',
      [
        200, 201, 204, 299, 301, 399, 400, 401, 402, 403, 404, 407, 408, 409, 410, 428, 429, 430, 499, 500,
        501, 599,
      ],
      (status) => [
        isTransient(status),
        ...[
          '',
          '{}',
          '{"overallSuccess":true,"as4MessageId":"m"}',
          '{"success":true}',
          '{"overallSuccess":false,"success":true}',
          '{"overallSuccess":false,"sendingResult":"TRANSPORT_ERROR"}',
          '{"overallSuccess":false,"lookupError":{"message":"x"}}',
        ].map((text) => outcomeOf(status, text)),
      ],
    ),
    toldOfEach(
      'faults of databases',
      [
        ...[
          '53100',
          '23503',
          '23505',
          '25P02',
          '40001',
          '40P01',
          '55P03',
          '0A000',
          'ECONNRESET',
          'EPIPE',
          'ETIMEDOUT',
          'ENOTFOUND',
          'EHOSTUNREACH',
        ],
        ...['08006', '57P01', '57P03', '53300', '25P03', '25P04', '25006', '57014', '42601', undefined],
      ].flatMap((code) =>
        [
          ...['x', 'cached plan must not change result type', 'Connection terminated', 'Query read timeout'],
          ...[
            'Client is not queryable',
            'timeout expired',
            'Cannot use a pool after calling end on the pool',
          ],
          'timeout exceeded when trying to connect',
        ].map((message) => [code, message] as const),
      ),
      ([code, message]) => {
        const error = fault(code, message);
        const asked = [
          faults.isStorageFull,
          faults.isDemandRefused,
          faults.isTaken,
          faults.isInFailedTransaction,
          faults.isTransactionLost,
          faults.isLockLost,
          faults.isPlanOutdated,
          faults.isDatabaseUnreachable,
        ];
        return [
          ...asked.map((is) => Number(is(error))),
          Number(faults.isTakenIn(error, 'customers_code')),
          Number(faults.isTakenIn(error, 'items_code')),
        ].join('');
      },
    ),
    {
      step: 'faults that are no errors',
      text: shown([faults.isDatabaseUnreachable('x'), faults.isTaken({ code: '23505' })]),
    },
  ];
}
