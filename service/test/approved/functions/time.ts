import type { Answer } from '../../../../test/approved-page/approved-file.ts';
import { dubaiMonth } from '../../../src/draft/quota.ts';
import { yearsBefore } from '../../../src/exports/archive-documents.ts';
import { createBadKeys } from '../../../src/keys/bad-keys.ts';
import { isUseUnnoted } from '../../../src/keys/keys.ts';
import {
  type Attributed,
  endUserReport,
  transactionReport,
  usersIn,
} from '../../../src/network-statistics/reports.ts';
import { periodOf } from '../../../src/network-statistics/transmissions.ts';
import { keptParticipants } from '../../../src/participants/participants.ts';
import { createTurns } from '../../../src/queue/turns.ts';
import { randomFraction } from '../../../src/surroundings.ts';
import { secondsIn } from '../../../src/targets/send.ts';
import { createSlowTargets } from '../../../src/targets/slow-targets.ts';
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
import { shown, toldOfEach } from './told.ts';

const at = (text: string) => new Date(text);
const second = (count: number) => new Date(Date.UTC(2026, 10, 26) + count * 1000);

/** What follows from moments, from counts of tries, and from the order in which things happen. */
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

/** Companies of different appetite, whose work ends in another order than it begins. */
function turnsOfCompanies(atOnce: number): Answer {
  const turns = createTurns(atOnce);
  const running: { readonly companyId: string }[] = [];
  const told: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    const waiting = ['a', 'b', 'c', 'd'].flatMap((companyId, index) =>
      Array.from({ length: (round * 7 + index * 3) % 6 }, () => ({ companyId })),
    );
    const begun = turns.begin(waiting);
    running.push(...begun);
    told.push(`${begun.map(({ companyId }) => companyId).join('')} ${turns.free()} ${turns.full().join('')}`);
    for (const ended of running.splice(round % 3, (round % 4) + 1)) turns.end(ended);
  }
  return { step: `turns of ${atOnce}`, text: told.join('\n') };
}

/** Two targets: one is down for a while and comes back, the other answers always. */
async function slowTargets(): Promise<Answer> {
  let now = 0;
  const targets = createSlowTargets(() => now);
  const told: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    const failed = step % 60 < 45;
    for (const [target, fails] of [
      ['down', failed],
      ['up', false],
    ] as const)
      told.push(
        `${now} ${target} ${shown(await targets.trying(target, async () => ({ result: 'x', failed: fails })))}`,
      );
    if (step % 4 === 3)
      told.push(
        shown(
          await Promise.all(
            [1, 2, 3].map(() => targets.trying('down', async () => ({ result: 'y', failed }))),
          ),
        ),
      );
    now += step % 5 === 4 ? 90 : step % 3;
  }
  return { step: 'targets that are slow', text: told.join('\n') };
}

async function participantsOverTime(): Promise<Answer> {
  let now = 0;
  const asked: string[] = [];
  const known = { '0235:a': true, '0235:b': false, '0235:c': null } as const;
  const participants = keptParticipants(
    async (id) => {
      asked.push(`${now} ${id}`);
      if (!(id in known)) throw new Error('nobody');
      return { registered: known[id as keyof typeof known], receives: null, providers: [], reason: null };
    },
    { now: () => second(now) },
  );
  for (const moment of [0, 29, 30, 31, 299, 300, 301, 3599, 3600, 3601]) {
    now = moment;
    for (const id of ['0235:a', '0235:A', '0235:b', '0235:c', '0235:d']) await participants.look(id);
  }
  await Promise.all(['0235:A', '0235:a', '0235:a'].map((id) => participants.look(id)));
  return {
    step: 'participants over time',
    text: [...asked, shown(await participants.look('0235:d'))].join('\n'),
  };
}

/** Who waits because of the wrong keys of a neighbour. */
async function keysOfNeighbours(): Promise<Answer> {
  const told: string[] = [];
  for (const [guesser, other] of [
    ['1.1.1.1', '1.1.1.1'],
    ['1.1.1.1', '1.1.1.2'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::ffff:1.1.1.1', '1.1.1.1'],
    ['x', 'x'],
    [undefined, undefined],
  ] as const) {
    const keys = createBadKeys({ requests: 2, seconds: 60 });
    const waits: unknown[] = [];
    for (const key of ['bad', 'worse', 'good']) {
      if (key === 'good') keys.noteValid('good');
      else await keys.noteUnknown(guesser, key);
      for (const asked of ['new', 'good'])
        waits.push((await keys.secondsUntilLookUp(other, asked)) !== undefined);
    }
    await keys.noteUnknown(guesser, 'good');
    waits.push((await keys.secondsUntilLookUp(other, 'good')) !== undefined);
    told.push(`${guesser} ${other} ${waits.map(Number).join('')}`);
  }
  return { step: 'wrong keys of neighbours', text: told.join('\n') };
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
