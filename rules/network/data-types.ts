import type { UblDataType } from '../../src/core/xml/ubl-structure.ts';
import { structure as ubl } from '../pint/structure/index.ts';

/** The data types of documents that providers exchange; official examples have white space around dates and times. */
export const dataTypes: Readonly<Record<string, UblDataType>> = {
  ...ubl.dataTypes,
  Date: { content: 'spacedDate', attributes: '' },
  Time: { content: 'spacedTime', attributes: '' },
};
