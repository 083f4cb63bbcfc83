import { describe, expect, test } from 'vitest';
import { exampleText, post } from './asking.ts';

describe('POST /v1/render', () => {
  test('shows what the company of the server puts on its documents', async () => {
    const look = { footer: 'Thank you', amountInWords: true };
    const { text } = await post('/v1/render', exampleText('standard-invoice'), {}, { look });
    expect(text).toContain('Thank you');
    expect(text).toContain('Eleven thousand one hundred and twenty-five UAE dirhams and eighty fils only');
  });
});
