import type { CodeList, CodeLists } from '../../src/core/specification/specification.ts';

const counties: CodeList = { codes: { 'QR-S': 'Strelsau', 'QR-Z': 'Zenda' } };

export const codeLists = {
  countries: { codes: { QR: 'Ruritania', QS: 'Graustark' } },
  exemptionReasons: { codes: { MUSEUM: 'Tickets of museums' } },
  paymentMeans: { codes: { '10': 'In cash', '58': 'Crown transfer' } },
  counties,
  guilds: { codes: { SMITHS: 'Guild of smiths', BAKERS: 'Guild of bakers' } },
} as const satisfies CodeLists;
