import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Made } from '../../scripts/schemas/generator.ts';
import { verdictsOf } from '../../scripts/schemas/verdicts.ts';

/** Of `npm run schemas -- 24 7 --keep FILE`, with the findings of Saxon-HE by the stylesheet of another transpiler. */
type Kept = Made & { readonly findings: readonly (readonly string[])[] };

const kept: readonly Kept[] = readFileSync(new URL('generated-schemas.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('schemas that combine what Schematron has are judged as Saxon-HE judges them', () => {
  test.each(kept.map((made, at) => [at, made] as const))(
    'schema %i',
    (_, { schema, documents, findings }) => {
      const verdicts = verdictsOf(schema, documents, true);
      expect(verdicts).toEqual({ verdicts: findings.map((each) => ({ findings: each, unjudged: [] })) });
    },
  );
});
