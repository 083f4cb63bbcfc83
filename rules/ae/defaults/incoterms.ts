/** The codes of Incoterms 2020, and those of 2010 and 2000 that contracts still name (BTAE-22). */
export const incoterms: readonly string[] = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'DAT',
  'DAF',
  'DES',
  'DEQ',
  'DDU',
];

/** Terms under which the goods are handed over in the seller's country. */
export const handedOverAtHome: readonly string[] = ['EXW', 'FCA', 'FAS', 'FOB'];
