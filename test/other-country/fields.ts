import { pintFields } from '../../rules/pint/fields/index.ts';
import { withFields } from '../../src/core/specification/fields.ts';

/** The fields of PINT, with the one kind of sale that Ruritania tells apart. */
export const fields = withFields(pintFields, {
  TransactionType: {
    title: { en: 'Kind of sale', ar: 'نوع البيع' },
    fields: { royalCourt: { kind: 'flag', description: { en: 'Sold to the court.', ar: 'بيع للبلاط.' } } },
  },
});
