import type { World } from '../world.ts';
import { bring, lastOf, statusOf } from './exchange.ts';
import type { People } from './people.ts';

type Changes = readonly (readonly [from: string | RegExp, to: string])[];

/** Documents that arrive in every form in which an access point may bring them. */
export async function arrivalFormSteps(world: World, { buyer }: People): Promise<void> {
  const { ask, network, work } = world;
  const sent = network.sent.find(({ message }) => message === 'document') ?? lastOf(world, 'document');
  const number = /<cbc:ID>([^<]+)/.exec(sent.envelope)?.[1] ?? '';
  const instance = /<InstanceIdentifier>([^<]+)/.exec(sent.envelope)?.[1] ?? '';
  let count = 0;
  const foreign = (...changes: Changes) => {
    count += 1;
    const own: Changes = [
      [instance, `form-${count}`],
      [`<cbc:ID>${number}<`, `<cbc:ID>F-${count}<`],
      ['1003548797', '1999999996'],
      ['100354879700003', '199999999600003'],
    ];
    return [...own, ...changes].reduce((text, [from, to]) => text.replaceAll(from, to), sent.envelope);
  };
  // What the register said before is kept for an hour.
  await world.clock.advance(3601);
  network.registers.set('0235:1999999996', {
    ...{ registered: true, receives: ['Invoice'], providers: ['000555', '000556'], reason: null },
  });
  for (const provider of [
    ...['000555', '0242:000556', 'POP000555', 'pop000557', 'iso6523-actorid-upis::0242:000555', ' 000555 '],
    ...['0242:', '00555', '0005555', 'P1P000555', 'x'.repeat(120)],
  ])
    await bring(world, foreign(), { 'x-sender-provider': provider });
  const forms: readonly Changes[] = [
    [[/<Type>MLS_TO<\/Type>/g, '<Type>OTHER</Type>']],
    [[/<Type>MLS_TYPE<\/Type>/g, '<Type>OTHER</Type>']],
    [['ALWAYS_SEND', 'FAILURE_ONLY']],
    [['0242:000001', '0242:000777']],
    [['0242:000001', 'nobody']],
    [['0242:000001', '0242:000555-ABC']],
    [['0242:000001', '0242:000555.X']],
    ...['ae', 'XX', 'OM', ''].map(
      (country): Changes => [[/(COUNTRY_C1<\/Type>\s*<InstanceIdentifier>)[^<]*/g, `$1${country}`]],
    ),
    [['<cbc:IssueDate>2026-11-02<', '<cbc:IssueDate>2026-02-30<']],
    [[/<cbc:DueDate>[^<]*/g, '<cbc:DueDate>soon']],
    [['100712345600003', '100712345700003']],
    [['1007123456', '1007123457']],
    [[/(<Receiver>\s*<Identifier[^>]*>)[^<]*/g, '$10235:1007123457']],
    [[/(<Receiver>\s*<Identifier[^>]*>)[^<]*/g, '$1 ']],
    [[/<cbc:PayableAmount [^>]*>[^<]*<\/cbc:PayableAmount>/g, '']],
    [[/form-\d+/g, `i-${'x'.repeat(253)}`]],
    [[/form-\d+/g, `i-${'x'.repeat(254)}`]],
    [[/<cbc:ID>F-\d+</g, '<cbc:ID>F-1<']],
    [
      [/<cbc:ID>F-\d+</g, '<cbc:ID> F-1 <'],
      [/Falcon[^<]*/g, 'Another seller'],
    ],
    [
      [/<cbc:ID>F-\d+</g, '<cbc:ID>F-1<'],
      ['2026-11-02', '2026-11-03'],
    ],
    [[/<cbc:ID>F-\d+</g, `<cbc:ID>${'N'.repeat(300)}<`]],
    [[/<cbc:ID>F-\d+</g, `<cbc:ID>${'N'.repeat(299)}M<`]],
    [[/<cbc:ID>F-\d+</g, '<cbc:ID><']],
    [
      ['DocumentCurrencyCode>AED<', 'DocumentCurrencyCode>ZZZ<'],
      ['ALWAYS_SEND', 'FAILURE_ONLY'],
    ],
    [
      [/<cbc:InvoicedQuantity/g, '<cbc:OtherQuantity'],
      [/<\/cbc:InvoicedQuantity/g, '</cbc:OtherQuantity'],
    ],
  ];
  for (const changes of forms) await bring(world, foreign(...changes), { 'x-sender-provider': '000555' });
  const bare = (text: string) => /<(?:\w+:)?Invoice [\s\S]*<\/(?:\w+:)?Invoice>/.exec(text)?.[0] ?? '';
  const naked = bare(foreign());
  for (const body of [naked, naked, `\uFEFF${naked}`, bare(foreign(['ALWAYS_SEND', 'x']))])
    await bring(world, body);
  for (const type of ['text/xml', 'application/xml; charset=utf-16', 'application/vnd.x+xml', 'text/plain'])
    await bring(world, foreign(), { 'content-type': type });
  await ask({ name: 'access point', apiKey: '' }, 'POST /inbound', {
    body: foreign(),
    headers: { 'content-type': 'application/xml' },
  });
  await work();
  for (const code of ['confirmed', 'unconfirmed', 'rejected'] as const)
    for (const message of ['document', 'report'] as const)
      await bring(
        world,
        statusOf(lastOf(world, message), code, { from: message === 'report' ? '000999' : '0242:000555' }),
      ).catch(() => undefined);
  const { body: list } = await ask(buyer, 'GET /v1/purchase-invoices?limit=200&text=F-');
  for (const { id } of list.items) await ask(buyer, `GET /v1/purchase-invoices/${id}`);
  await ask(buyer, 'GET /v1/purchase-invoices/refused?limit=200&lang=ar');
}
