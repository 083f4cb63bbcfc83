import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { dnsNameOf } from '../../src/participants/register.ts';
import { readSettings } from '../../src/settings.ts';
import { asker } from '../support/asking.ts';
import { openTestService, type TestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';
import {
  type NetworkStandIn,
  openNetwork,
  type Published,
  serviceGroup,
  signedMetadata,
  zone,
} from './network.ts';

const id = '0235:1007123456';
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const invoices = `peppol-doctype-wildcard::${ubl}Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1*::2.1`;
const creditNotes = `busdox-docid-qns::${ubl}CreditNote-2::CreditNote##urn:peppol:pint:billing-1@ae-1::2.1`;
const european = `busdox-docid-qns::${ubl}Invoice-2::Invoice##urn:cen.eu:en16931:2017::2.1`;

let network: NetworkStandIn;
beforeAll(async () => {
  network = await openNetwork();
});
afterAll(() => network.close());

/** Lets the SMP have a participant with these kinds of documents. */
function publish(types: readonly string[], metadata: Partial<Published> = {}, signer = network.smp): void {
  network.registered.add(id);
  const path = `/iso6523-actorid-upis::${id}`;
  network.pages.set(path, { status: 200, text: serviceGroup(network.smpUrl, id, types) });
  for (const type of types) {
    const text = signedMetadata(signer, { id, type, ...metadata });
    network.pages.set(`${path}/services/${type}`, { status: 200, text });
  }
}

let opened: TestService;
let now = new Date();
beforeEach(() => {
  network.registered.clear();
  network.pages.clear();
  network.asked.length = 0;
  network.register.answers = 'well';
  // What earlier tests were answered does not hold any more.
  now = new Date(now.getTime() + 7_200_000);
});
beforeAll(async () => {
  opened = await openTestService({
    replaced: {
      clock: { now: () => now },
      delivery: takingDelivery(() => undefined),
    },
    settings: {
      register: {
        zone,
        issuers: [new X509Certificate(network.issuer)],
        dnsServers: [network.dnsServer],
      },
    },
  });
});
afterAll(() => opened.close());

async function asked(participant = id, headers: Readonly<Record<string, string>> = {}) {
  const ask = asker(opened.app, await opened.key(await opened.company(), []));
  return ask(`/v1/participants/${participant}`, { headers });
}

test('The register has a participant under the hash of its identifier, in lower case', () => {
  // The test vector of the Policy for use of Identifiers, and one of earlier documents.
  expect(dnsNameOf('0010:5798000000001', zone)).toBe(
    `XUKHFQABQZIKI3YKVR2FHR4SNFA3PF5VPQ6K4TONV3LMVSY5ARVQ.iso6523-actorid-upis.${zone}`,
  );
  expect(dnsNameOf('9915:TEST', zone)).toBe(
    `EH5BOAVAKTMBGZYH2A63DZ4QOV33FVP5NSDVQKLUCFRAAYOODW6A.iso6523-actorid-upis.${zone}`,
  );
});

describe('Of a participant the network says', () => {
  test('that it is registered, and which documents of PINT-AE it receives', async () => {
    publish([invoices, creditNotes, european]);
    const { status, body } = await asked();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ participantId: id, registered: true, receives: ['Invoice', 'CreditNote'] },
      ...{ ageSeconds: 0, reason: null },
    });
  });

  test('that it receives none of them', async () => {
    publish([european]);
    expect((await asked()).body).toMatchObject({ registered: true, receives: [] });
  });

  test.each([
    ['Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1*::2.1', ['Invoice']],
    ['Invoice-2::Invoice##urn:peppol:pint:billing-1*::2.1', ['Invoice']],
    ['Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1::2.1', ['Invoice']],
    ['Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1*::2.2', []],
    ['Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1::2.2', []],
    ['Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-12*::2.1', []],
    ['Invoice-2::Invoice##urn:peppol:pint:billing-1@sg-1*::2.1', []],
    ['CreditNote-2::CreditNote##urn:peppol:pint:selfbilling-1@ae-1*::2.1', ['SelfBillingCreditNote']],
  ])('that by a type of %s it receives %j', async (type, receives) => {
    publish([`peppol-doctype-wildcard::${ubl}${type}`]);
    expect((await asked()).body).toMatchObject({ registered: true, receives });
  });

  test('that what has ended is not received any more', async () => {
    publish([invoices], { until: '2026-02-01T00:00:00Z' });
    expect((await asked()).body).toMatchObject({ registered: true, receives: [] });
  });

  test('what another SMP says to which it redirects, once', async () => {
    publish([invoices]);
    const path = `/iso6523-actorid-upis::${id}/services/${invoices}`;
    const own = network.pages.get(path) ?? { status: 0, text: '' };
    network.pages.set('/elsewhere', own);
    publish([invoices], { redirect: `${network.smpUrl}/elsewhere` });
    expect((await asked()).body).toMatchObject({ registered: true, receives: ['Invoice'] });
    network.pages.set('/elsewhere', network.pages.get(path) ?? own);
    now = new Date(now.getTime() + 3_601_000);
    expect((await asked()).body).toMatchObject({ registered: null });
  });

  test.each([
    ['the register', () => {}],
    ['its SMP', () => network.registered.add(id)],
  ])('that it is not registered, if %s does not have it', async (_, arrange) => {
    arrange();
    expect((await asked()).body).toMatchObject({ registered: false, receives: [], reason: null });
  });
});

describe('It is not known, and never said that a participant is not registered,', () => {
  test('if it stands for receivers that are only reported to', async () => {
    expect((await asked('0235:9900000098')).body.registered).toBeNull();
  });

  const cases: readonly (readonly [string, () => unknown])[] = [
    ['if the register fails', () => Object.assign(network.register, { answers: 'failure' })],
    ['if the register does not answer', () => Object.assign(network.register, { answers: 'not' })],
    ['if the SMP fails', () => network.pages.set(`/iso6523-actorid-upis::${id}`, { status: 503, text: '' })],
    [
      'if its list is no XML',
      () => network.pages.set(`/iso6523-actorid-upis::${id}`, { status: 200, text: '<a' }),
    ],
    [
      'if metadata is missing',
      () => network.pages.delete(`/iso6523-actorid-upis::${id}/services/${invoices}`),
    ],
    ['if a stranger has signed', () => publish([invoices], {}, network.stranger)],
    [
      'if metadata was changed after it was signed',
      () => change((text) => text.replace('2026-01-01', '2026-01-02')),
    ],
    ['if it is not signed', () => change((text) => text.replace(/<Signature.*<\/Signature>/s, ''))],
    ['if it is that of another participant', () => publish([invoices], { id: '0235:1000000009' })],
    [
      'if it is that of another kind of document',
      () => {
        const path = `/iso6523-actorid-upis::${id}/services/`;
        publish([invoices, european]);
        network.pages.set(path + invoices, network.pages.get(path + european) ?? { status: 0, text: '' });
      },
    ],
    [
      'if it declares entities',
      () => change((text) => `<!DOCTYPE SignedServiceMetadata [<!ENTITY a "a">]>${text}`),
    ],
  ];
  function change(edit: (text: string) => string): void {
    const path = `/iso6523-actorid-upis::${id}/services/${invoices}`;
    network.pages.set(path, { status: 200, text: edit(network.pages.get(path)?.text ?? '') });
  }

  test.each(cases)('%s', async (_, arrange) => {
    publish([invoices]);
    arrange();
    const { status, body } = await asked();
    expect(status).toBe(200);
    expect(body).toMatchObject({ registered: null, receives: null });
    expect(body.reason).not.toBe('');
  });
});

test('A command answers the same, and neither takes what is no identifier', async () => {
  publish([invoices]);
  const told = await administer(opened.service, ['participants', 'lookup', id]);
  expect(told).toMatchObject({ code: 0 });
  expect(JSON.parse(told.text)).toMatchObject({ registered: true, receives: ['Invoice'] });
  expect(await administer(opened.service, ['participants', 'lookup', 'Falcon'])).toMatchObject({ code: 2 });
  expect((await asked('Falcon')).status).toBe(404);
});

test('Without a register the reason says how to give one, in the language of the request', async () => {
  const without = await openTestService({
    replaced: { delivery: takingDelivery(() => undefined) },
  });
  const ask = asker(without.app, await without.key(await without.company()));
  const { body } = await ask(`/v1/participants/${id}`, { headers: { 'accept-language': 'ar' } });
  expect(body.registered).toBeNull();
  expect(body.reason).toContain('يعطيها مشغّلها');
  expect(body.reason).toContain('SML_ZONE');
  await without.close();
});

test('A register without those who issue the certificates of SMPs is refused at the start', () => {
  expect(() => readSettings({ SML_ZONE: zone })).toThrow('SMP_ISSUERS');
  expect(() => readSettings({ SML_ZONE: zone, SMP_ISSUERS: 'none' })).toThrow('SMP_ISSUERS');
  const settings = readSettings({ SML_ZONE: zone, SMP_ISSUERS: network.issuer.repeat(2) });
  expect(settings.register?.issuers).toHaveLength(2);
});
