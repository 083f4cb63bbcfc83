import type { Answer } from '../../../../test/approved-page/approved-file.ts';
import { dubaiMonth } from '../../../src/draft/quota.ts';
import { yearsBefore } from '../../../src/exports/archive-documents.ts';
import { isUseUnnoted } from '../../../src/keys/keys.ts';
import {
  type Attributed,
  endUserReport,
  transactionReport,
  usersIn,
} from '../../../src/network-statistics/reports.ts';
import { periodOf } from '../../../src/network-statistics/transmissions.ts';
import { randomFraction } from '../../../src/surroundings.ts';
import { secondsIn } from '../../../src/targets/send.ts';
import { jsonLog } from '../../../src/telemetry/log.ts';
import {
  participantDeliveryOf,
  shownStatus,
  statuses,
  transition,
  triggers,
} from '../../../src/track/states.ts';
import { exchangeStatuses } from '../../../src/track/tracks.ts';
import { secondsToNextTry } from '../../../src/webhooks/schedule.ts';
import { rotated, signedHeaders } from '../../../src/webhooks/signing.ts';
import {
  keysOfNeighbours,
  participantsOverTime,
  slowTargets,
  turnsOfCompanies,
} from './one-after-another.ts';
import { shown, toldOfEach } from './told.ts';

const at = (text: string) => new Date(text);
const second = (count: number) => new Date(Date.UTC(2026, 10, 26) + count * 1000);

/** Answers that follow from moments, from counts of tries, and from the order in which things happen. */
export async function answersOverTime(): Promise<Answer[]> {
  const tries = Array.from({ length: 12 }, (_, tried) => tried);
  const secret = { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', expiresAt: null };
  const next = 'whsec_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB';
  const both = rotated([secret, { ...secret, expiresAt: second(60).toISOString() }], next, second(0));
  return [
    toldOfEach(
      'next tries of webhooks',
      tries.flatMap((tried) =>
        [0, 0.5, 1].flatMap((fraction) =>
          [0, 900, 86_400, 86_401].map((wanted) => [tried, fraction, wanted] as const),
        ),
      ),
      (given) => secondsToNextTry(...given),
    ),
    toldOfEach(
      'secrets after a rotation',
      [0, 59, 60, 86_399, 86_400, 86_401],
      (seconds) =>
        signedHeaders(both, { id: 'evt_1', payload: '{}' }, second(seconds))['webhook-signature']?.split(' ')
          .length,
    ),
    { step: 'rotated secrets', text: shown(both) },
    toldOfEach(
      'headers of a wait',
      [
        undefined,
        '',
        '0',
        '5',
        ' 7 ',
        '-1',
        '1.5',
        '999999999',
        '1000000000',
        'Thu, 26 Nov 2026 00:00:30 GMT',
        'Wed, 25 Nov 2026 00:00:00 GMT',
        'soon',
      ],
      (header) => secondsIn(header, second(0)),
    ),
    toldOfEach(
      'years before',
      ['2028-02-29T00:00:00Z', '2026-12-31T23:59:59Z', '2026-01-01T00:00:00Z'],
      (day) => [1, 4, 15, -15].map((years) => yearsBefore(at(day), years).toISOString()),
    ),
    toldOfEach(
      'months of Dubai',
      ['2026-11-30T19:59:59Z', '2026-11-30T20:00:00Z', '2026-12-31T20:00:00Z'],
      (moment) => dubaiMonth(at(moment)),
    ),
    toldOfEach('periods', ['2026-01', '2026-12', '2028-02'], periodOf),
    toldOfEach(
      'uses of a key',
      [null, second(0), second(1), second(-299), second(-300), second(-301)],
      (lastUsedAt) => isUseUnnoted({ lastUsedAt }, second(0)),
    ),
    toldOfEach(
      'random numbers',
      [
        [0, 0, 0],
        [128, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [255, 255, 255],
      ],
      (bytes) => randomFraction({ bytes: () => Uint8Array.from(bytes) }),
    ),
    toldOfEach('deliveries by status', statuses, (status) => [
      shownStatus(status),
      ...exchangeStatuses.map((exchange) => participantDeliveryOf(status, exchange)),
    ]),
    toldOfEach('changes of status', [null, ...statuses], (status) =>
      triggers.map((trigger) => transition(status, trigger)?.to),
    ),
    ...reports(),
    turnsOfCompanies(3),
    turnsOfCompanies(8),
    await slowTargets(),
    await participantsOverTime(),
    await keysOfNeighbours(),
    logs(),
  ];
}

function reports(): Answer[] {
  const reporter = { provider: '000123', ...periodOf('2026-11') };
  const one: Attributed = {
    direction: 'outgoing',
    dataset: 'Invoice',
    provider: '000555',
    receiver: null,
    senderCountry: null,
    count: 3,
  };
  const messages: readonly Attributed[] = [
    one,
    { ...one, dataset: 'status', count: 1 },
    { ...one, direction: 'incoming', senderCountry: 'OM' },
    { ...one, direction: 'incoming', count: 2 },
    { ...one, provider: '00"<&' },
  ];
  const users = [
    { companyId: 'a', direction: 'outgoing', dataset: 'Invoice' },
    { companyId: 'a', direction: 'incoming', dataset: 'Invoice' },
    { companyId: 'b', direction: 'incoming', dataset: 'CreditNote' },
    { companyId: 'a', direction: 'outgoing', dataset: 'CreditNote' },
  ] as const;
  return [0, 1, 2, 5].flatMap((count) => [
    { step: `report of ${count} messages`, text: transactionReport(reporter, messages.slice(0, count)) },
    {
      step: `report of ${count} users`,
      text: `${endUserReport(reporter, users.slice(0, count))}\n${shown(usersIn(users.slice(0, count)))}`,
    },
  ]);
}

function logs(): Answer {
  const lines: string[] = [];
  const ofDatabase = Object.assign(new Error('a value'), {
    code: '23505',
    severity: 'ERROR',
    stack: undefined,
  });
  const plain = Object.assign(new Error('plain'), {
    stack: ['Error', ...Array.from({ length: 9 }, (_, line) => `  at ${line}`)].join('\n'),
  });
  for (const level of ['info', 'error', 'silent'] as const) {
    const log = jsonLog(
      level,
      () => second(0),
      (line) => lines.push(line),
    );
    log.info('Done.', { id: 'x', none: undefined, nothing: null });
    for (const error of [undefined, 'text', ofDatabase, plain]) log.error('Failed.', { count: 1 }, error);
  }
  return { step: 'lines of the log', text: lines.join('') };
}
