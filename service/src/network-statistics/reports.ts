import { taxDataFacts } from 'pint-ae/internal/server';
import { type DatasetName, datasetNames, datasets } from './datasets.ts';
import type { EndUser, Period, Transmissions } from './transmissions.ts';

/** The provider that reports, as six digits, and the month. */
export interface Reporter extends Period {
  readonly provider: string;
}

/** Messages whose other provider is known. */
export type Attributed = Transmissions & { readonly provider: string };

const processScheme = 'cenbii-procid-ubl';
const transport = 'peppol-transport-as4-v2_0';
/** The network's agreed country code for a sender whose envelope names none. */
const unknownCountry = 'ZZ';

function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : `\n${content.join('\n')}\n`;
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function key(metaSchemeID: string, schemeID: string, value: string): string {
  return element('Key', value, { metaSchemeID, schemeID });
}

const seat = (provider: string) => `POP${provider}`;
const providerKey = (provider: string) => key('SP', 'CertSubjectCN', seat(provider));
const typeKey = (name: DatasetName) =>
  key('DT', datasets[name].documentTypeScheme, datasets[name].documentType);
const processKey = (name: DatasetName) => key('PR', processScheme, datasets[name].process);

function report(
  root: string,
  { namespace, customization }: { readonly namespace: string; readonly customization: string },
  { provider, from, until }: Reporter,
  content: readonly string[],
): string {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const whole = element(
    root,
    [
      element('CustomizationID', customization),
      element('ProfileID', 'urn:fdc:peppol.eu:edec:bis:reporting:1.0'),
      element('Header', [
        element('ReportPeriod', [
          element('StartDate', day(from.getTime())),
          element('EndDate', day(until.getTime() - 1)),
        ]),
        element('ReporterID', seat(provider), { schemeID: 'CertSubjectCN' }),
      ]),
      ...content,
    ],
    { xmlns: namespace },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
}

/** Writes the Transaction Statistics Report (TSR) of a month. */
export function transactionReport(reporter: Reporter, messages: readonly Attributed[]): string {
  const sum = (some: readonly Attributed[], direction: Attributed['direction']) =>
    String(some.filter((each) => each.direction === direction).reduce((all, { count }) => all + count, 0));
  const counts = (some: readonly Attributed[]) => [
    element('Incoming', sum(some, 'incoming')),
    element('Outgoing', sum(some, 'outgoing')),
  ];
  const subtotal = (type: string, keys: readonly string[], some: readonly Attributed[]) =>
    element('Subtotal', [...keys, ...counts(some)], { type });
  const incoming = messages.filter(({ direction }) => direction === 'incoming');
  const countryOf = ({ senderCountry }: Attributed) => senderCountry ?? unknownCountry;
  return report(
    'TransactionStatisticsReport',
    {
      namespace: 'urn:fdc:peppol:transaction-statistics-report:1.0',
      customization: 'urn:fdc:peppol.eu:edec:trns:transaction-statistics-reporting:1.0',
    },
    reporter,
    [
      element('Total', counts(messages)),
      ...(messages.length === 0 ? [] : [subtotal('PerTP', [key('TP', 'Peppol', transport)], messages)]),
      ...grouped(messages, ({ provider, dataset }) => [
        providerKey(provider),
        typeKey(dataset),
        processKey(dataset),
      ]).map(([keys, some]) => subtotal('PerSP-DT-PR', keys, some)),
      ...grouped(incoming, (each) => [
        providerKey(each.provider),
        typeKey(each.dataset),
        processKey(each.dataset),
        key('CC', 'SenderCountry', countryOf(each)),
        key('CC', 'ReceiverCountry', taxDataFacts.country),
      ]).map(([keys, some]) => subtotal('PerSP-DT-PR-CC', keys, some)),
    ],
  );
}

/** Writes the End User Statistics Report (EUSR) of a month: every company of the service is in the UAE. */
export function endUserReport(reporter: Reporter, users: readonly EndUser[]): string {
  const counts = (some: readonly EndUser[]) => {
    const { sending, receiving, either } = usersIn(some);
    return [
      element('SendingEndUsers', String(sending)),
      element('ReceivingEndUsers', String(receiving)),
      element('SendingOrReceivingEndUsers', String(either)),
    ];
  };
  const country = key('CC', 'EndUserCountry', taxDataFacts.country);
  const subset = (type: string, keys: readonly string[], some: readonly EndUser[]) =>
    element('Subset', [...keys, ...counts(some)], { type });
  const byDataset = datasetNames
    .map((name) => [name, users.filter(({ dataset }) => dataset === name)] as const)
    .filter(([, some]) => some.length > 0);
  return report(
    'EndUserStatisticsReport',
    {
      namespace: 'urn:fdc:peppol:end-user-statistics-report:1.1',
      customization: 'urn:fdc:peppol.eu:edec:trns:end-user-statistics-report:1.1',
    },
    reporter,
    [
      element('FullSet', counts(users)),
      ...byDataset.map(([name, some]) => subset('PerDT-PR', [typeKey(name), processKey(name)], some)),
      ...byDataset.map(([name, some]) =>
        subset('PerDT-PR-EUC', [typeKey(name), processKey(name), country], some),
      ),
      ...byDataset.map(([name, some]) => subset('PerDT-EUC', [typeKey(name), country], some)),
      ...(users.length === 0 ? [] : [subset('PerEUC', [country], users)]),
    ],
  );
}

/** Counts companies, each once, however much it exchanged. */
export function usersIn(users: readonly EndUser[]) {
  const different = (some: readonly EndUser[]) => new Set(some.map(({ companyId }) => companyId)).size;
  return {
    sending: different(users.filter(({ direction }) => direction === 'outgoing')),
    receiving: different(users.filter(({ direction }) => direction === 'incoming')),
    either: different(users),
  };
}

function grouped<Entry>(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]) {
  const groups = new Map<string, { readonly keys: readonly string[]; readonly some: Entry[] }>();
  for (const entry of entries) {
    const keys = keysOf(entry);
    const name = keys.join('');
    const group = groups.get(name) ?? { keys, some: [] };
    group.some.push(entry);
    groups.set(name, group);
  }
  return [...groups.values()].map(({ keys, some }) => [keys, some] as const);
}
