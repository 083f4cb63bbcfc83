import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../../../test/approved-page/approved-file.ts';
import { isTransient } from '../../../src/access-points/access-point.ts';
import { outcomeOf } from '../../../src/access-points/phase4.ts';
import { answersItself } from '../../../src/access-points/sandbox.ts';
import { optionsOf, several } from '../../../src/admin-commands/command.ts';
import { commandNamed, languageOfLine, splitLanguage } from '../../../src/admin-commands/language.ts';
import { code, money } from '../../../src/console/parts/written.ts';
import { hashOf, routeOf } from '../../../src/console/route.ts';
import { requestsIn } from '../../../src/console/views/upload.ts';
import * as faults from '../../../src/database/faults.ts';
import { withoutPercentagesAlone } from '../../../src/draft/request-columns.ts';
import { isOwn, tinOf } from '../../../src/draft/sender.ts';
import { baseUrlFor, bracketed } from '../../../src/http/base-url.ts';
import { isLinesType, linesOf } from '../../../src/http/bulk.ts';
import { checkIfMatch } from '../../../src/http/revision.ts';
import { clientAddress } from '../../../src/keys/bad-keys.ts';
import { keyIdOf, secretBox } from '../../../src/keys/sealing.ts';
import { moment } from '../../../src/lists/page.ts';
import { isParticipantId } from '../../../src/participants/participants.ts';
import { dnsNameOf } from '../../../src/participants/register.ts';
import { canBeId, isStorable } from '../../../src/problems/unstorable.ts';
import { mainPartOf, seatIn } from '../../../src/receive/read-envelope.ts';
import { isPublicAddress, targetProblem } from '../../../src/targets/public-address.ts';
import { isDay, isMailbox, isSeen } from '../../../src/texts/forms.ts';
import { languageOf } from '../../../src/texts/preferred-language.ts';
import { openSmallDocument } from '../../support/small-document.ts';
import { shown, toldOfEach } from './told.ts';

/** The forms that are tried, a family a line: its name, and its members as JSON. */
const families = new Map(
  readFileSync(join(import.meta.dirname, 'forms.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]),
);

/** The members of a family, which the caller knows. */
function members<Member>(family: string): readonly Member[] {
  return JSON.parse(families.get(family) ?? '') as Member[];
}

const told = <Member>(family: string, answer: (member: Member) => unknown) =>
  toldOfEach(family, members<Member>(family), answer);

type Hops = readonly [connected: string | null, forwarded: string | null, trusted: readonly string[]];
type Asked = readonly [lang: string | null, header: string | null];

const request = ([lang, header]: Asked) => ({
  url: `https://x.example/${lang === null ? '' : `?lang=${lang}`}`,
  headers: new Headers(header === null ? {} : { 'accept-language': header }),
});
const senders = [
  { participants: ['0235:1003548797'], trns: [] },
  { participants: ['0235:1003548797'], trns: ['100354879700003'] },
  { participants: ['0235:100354879700003', '0235:1003548798'], trns: [] },
  { participants: [], trns: ['100354879800003', '100354879700003'] },
];
const words = (line: string) => line.split(' ').filter((word) => word !== '');
const textOf = (shownAs: HTMLElement | string) =>
  typeof shownAs === 'string' ? shownAs : shownAs.textContent;

/** Every form that a text, address, header or word of a command has, and what the service takes it for. */
export function answersOfForms(): Answer[] {
  openSmallDocument('ltr', {}, () => {});
  const links = { linkHosts: ['localhost', '[::1]', 'x.example'], host: '::1', port: 8080 };
  const given = (line: string, takesId: boolean) =>
    optionsOf(words(line), { options: ['name', 'trn', 'operator'], takesId }, 'en');
  return [
    told('texts', (text: string) => ({
      ...{ seat: seatIn(text), main: mainPartOf(text), participant: isParticipantId(text), day: isDay(text) },
      ...{ moment: moment.safeParse(text).success, mailbox: isMailbox(text), seen: isSeen(text) },
      ...{ storable: isStorable(text), id: canBeId(text), tin: tinOf(text), sandbox: answersItself(text) },
      ...{ bracketed: bracketed(text), key: keyIdOf(text), register: dnsNameOf(text, 'sml.example') },
    })),
    told('addresses', isPublicAddress),
    told('targets', (target: string) => [targetProblem(target, 'public'), targetProblem(target, 'any')]),
    told('own tax ids', (id: string) => senders.map((sender) => isOwn(id, sender))),
    told('clients behind proxies', ([connected, forwarded, trusted]: Hops) =>
      clientAddress(connected ?? undefined, forwarded, trusted),
    ),
    told('languages', (asked: Asked) => languageOf(request(asked))),
    told('hosts', (host: string | null) =>
      ['https://x.example', '', '/prefix'].map((baseUrl) => baseUrlFor({ ...links, baseUrl }, host)),
    ),
    told('media types of lines', isLinesType),
    told('lines', (text: string) =>
      linesOf(Buffer.from(text)).map(({ number, bytes }) => [number, Buffer.from(bytes).toString()]),
    ),
    told('states that permit a change', (match: string | null) =>
      checkIfMatch(new Headers(match === null ? {} : { 'if-match': match }), { revision: 3 }),
    ),
    told('addresses of the console', (hash: string) => [routeOf(hash).steps, [...routeOf(hash).query]]),
    told('places of the console', (place: Parameters<typeof hashOf>) => hashOf(...place)),
    told('files of documents', requestsIn),
    toldOfEach('amounts', [0, 1, -1.5, 1e21, 1e-7, 1234567.891, null], (value) =>
      (['en', 'ar'] as const).map((language) => textOf(money(value, 'AED', language))),
    ),
    toldOfEach('codes', ['', null, 'x'], (text) => textOf(code(text))),
    told('percentages', (each) =>
      [{ allowancesCharges: each }, { lines: [{ allowancesCharges: each }, 7] }].map(withoutPercentagesAlone),
    ),
    toldOfEach('parts without percentages', [null, 7, [], { lines: 'x' }, {}], withoutPercentagesAlone),
    told('lines of commands', (line: string) => [
      ...[commandNamed(words(line)), languageOfLine(words(line)), splitLanguage(words(line))],
    ]),
    ...[false, true].map((takesId) =>
      toldOfEach(`options ${takesId}`, members<string>('options'), (line) => [
        ...[given(line, takesId), several(given(line, takesId), 'trn')],
      ]),
    ),
    ...secrets(),
    told('statuses of access points', (status: number) => [
      isTransient(status),
      ...members<string>('answers of access points').map((text) => outcomeOf(status, text)),
    ]),
    told('codes of databases', (code: string | null) =>
      members<string>('messages of databases').map((message) => faultsIn(code, message)),
    ),
    {
      step: 'faults that are no errors',
      text: shown([faults.isDatabaseUnreachable('x'), faults.isTaken({ code: '23505' })]),
    },
  ];
}

/** Secrets that were kept under no key, one, or the first of two, and read with others. */
function secrets(): Answer[] {
  const [first, second] = [1, 2].map((number) => ({ id: `k${number}`, key: Buffer.alloc(32, number) }));
  if (first === undefined || second === undefined) return [];
  const rings = [[], [first], [second], [second, first]];
  const stored = rings.map((keys) => secretBox(keys).kept('whsec', 'owner'));
  return rings.flatMap((keys, at) => [
    toldOfEach(`secrets read with ${at}`, stored, (text) => secretBox(keys).secretOf(text, 'owner')),
    toldOfEach(`secrets of another read with ${at}`, stored, (text) =>
      secretBox(keys).secretOf(text, 'other'),
    ),
    toldOfEach(`secrets current with ${at}`, stored, (text) => secretBox(keys).isCurrent(text)),
  ]);
}

/** The answer of each question about a fault: 1 for yes. */
function faultsIn(code: string | null, message: string): string {
  const facts = { constraint: 'customers_code', ...(code === null ? {} : { code }) };
  const error = Object.assign(new Error(message), facts);
  const { isTakenIn, isStorageFull, isDemandRefused, isTaken, isInFailedTransaction } = faults;
  const { isTransactionLost, isLockLost, isPlanOutdated, isDatabaseUnreachable } = faults;
  const of = [isStorageFull, isDemandRefused, isTaken, isInFailedTransaction, isTransactionLost, isLockLost];
  const answers = [...of, isPlanOutdated, isDatabaseUnreachable].map((is) => is(error));
  return [...answers, isTakenIn(error, 'customers_code'), isTakenIn(error, 'items_code')]
    .map(Number)
    .join('');
}
