import { attackedDocuments } from './attacked-documents.ts';
import { attackedServer } from './attacked-server.ts';
import { growth } from './growth.ts';
import { leaks } from './leaks.ts';
import { load } from './load.ts';
import type { Measurement } from './measurement.ts';
import { strain } from './strain.ts';

/** Measurements of each night. */
export const measurements: readonly Measurement[] = [
  { name: 'growth', run: growth },
  { name: 'leaks', run: leaks },
  { name: 'withstand', run: attackedDocuments },
  { name: 'withstand server', run: attackedServer },
  { name: 'load', run: load },
  { name: 'strain', run: strain },
];
