import type { Aliases } from '../../../src/core/specification/specification.ts';

/** Other systems' flags about VAT, and the line categories with the same meaning. */
export const taxFlags: Aliases['taxFlags'] = [
  { names: /reversecharge|^rcm$/, categories: ['AE'] },
  { names: /exempt/, categories: ['E'] },
  { names: /zerorat/, categories: ['Z'] },
  { names: /outofscope|nontaxable|nottaxable|untaxed/, categories: ['O'] },
  { names: /taxable|taxed|taxapplicable|vatapplicable|hastax|hasvat/, categories: ['S'] },
];
