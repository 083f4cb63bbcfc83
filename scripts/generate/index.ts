/**
 * `npm run generate`: compiles what PINT-AE says into code under src/generated, then writes the corpus and
 * bundles the workers and the page.
 */

/** In this order: a step may import what those before it made. */
const steps: readonly (() => Promise<{ readonly default: () => void | Promise<void> }>)[] = [
  () => import('./code-lists.ts'),
  () => import('./messages.ts'),
  () => import('./request-facts.ts'),
  () => import('./as-sent.ts'),
  () => import('./request-shape.ts'),
  () => import('./request-types.ts'),
  () => import('./present-rows.ts'),
  () => import('./rules.ts'),
  () => import('./reference.ts'),
  () => import('./corpus.ts'),
  () => import('./workers.ts'),
  () => import('./service-worker.ts'),
  () => import('./page.ts'),
];

export async function generate(): Promise<void> {
  for (const step of steps) await (await step()).default();
}

await generate();
