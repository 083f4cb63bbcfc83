import type { CodeList, CodeLists } from '../../src/core/specification/specification.ts';

const counties: CodeList = { codes: { 'QR-S': 'Strelsau', 'QR-Z': 'Zenda' } };

export const codeLists = {
  countries: { codes: { QR: 'Ruritania', QS: 'Graustark' } },
  exemptionReasons: { codes: { MUSEUM: 'Tickets of museums' } },
  paymentMeans: { codes: { '10': 'In cash', '58': 'Crown transfer' } },
  counties,
} as const satisfies CodeLists;
