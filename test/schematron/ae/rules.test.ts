import { describe } from 'vitest';
import { uaeCases } from './cases/index.ts';
import { testRules } from './rule-cases.ts';

describe.each(Object.entries(uaeCases))('%s', (_, cases) => testRules(cases));
