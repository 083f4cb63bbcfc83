import type { OwnObjectRows } from '../../../src/core/specification/fields.ts';

export const classification = {
  fields: {
    listId: {
      terms: ['IBT-158-1'],
      description: { en: 'The code list; HS where not given.', ar: 'قائمة الرموز؛ HS إن لم تُذكر.' },
      examples: ['HS'],
    },
  },
} as const satisfies OwnObjectRows;
