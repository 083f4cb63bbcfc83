import { describe } from 'vitest';
import { sharedCases } from './cases/index.ts';
import { testRules } from './rule-cases.ts';

describe.each(Object.entries(sharedCases))('%s', (_, cases) => testRules(cases));
