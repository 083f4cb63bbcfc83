import { expect, test } from 'vitest';
import { unpackTopics } from '../../../src/core/messages/packed-messages.ts';

test('topics packed by column are topics again: terms and fields one line a rule, a dash for none, nothing for no list', () => {
  const packed = {
    keys: '#totals\none\ntwo',
    terms: '001 BTAE-02\n-',
    fields: 'lines[].price seller.name\n',
    texts: 'One is wrong.\nMend one.\nTwo is wrong.\nMend two.',
  };
  expect(unpackTopics(packed)).toMatchObject({
    totals: {
      one: {
        terms: ['IBT-001', 'BTAE-02'],
        fields: ['lines[].price', 'seller.name'],
        message: { en: 'One is wrong.' },
        hint: { en: 'Mend one.' },
      },
      two: { terms: [], message: { en: 'Two is wrong.' }, hint: { en: 'Mend two.' } },
    },
  });
});
