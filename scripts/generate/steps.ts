interface Step {
  /** What it makes, in words. */
  readonly makes: string;
  readonly run: () => Promise<{ readonly default: () => void | Promise<void> }>;
}

/** What the sources import, made of what PINT-AE says. In this order: a step may import what those before it made. */
export const sourceSteps: readonly Step[] = [
  { makes: 'the code lists', run: () => import('./code-lists.ts') },
  { makes: 'the texts in English and Arabic', run: () => import('./messages.ts') },
  { makes: 'the fields of documents', run: () => import('./request-facts.ts') },
  { makes: 'what writes them', run: () => import('./as-sent.ts') },
  { makes: 'what reads them', run: () => import('./request-shape.ts') },
  { makes: 'their types', run: () => import('./request-types.ts') },
  { makes: 'their places in UBL', run: () => import('./present-rows.ts') },
  { makes: 'the rules of PINT-AE', run: () => import('./rules.ts') },
  { makes: 'their reference', run: () => import('./reference.ts') },
];

/** What is made of the sources: the corpus, the workers and the page. */
export const bundleSteps: readonly Step[] = [
  { makes: 'the corpus', run: () => import('./corpus.ts') },
  { makes: 'the workers', run: () => import('./workers.ts') },
  { makes: 'the service', run: () => import('./service.ts') },
  { makes: 'the page', run: () => import('./page.ts') },
  { makes: 'the console of the service', run: () => import('./console.ts') },
];

/** Takes steps one after the other, and tells of each before it is taken. */
export async function take(steps: readonly Step[], tell: (makes: string) => void = () => {}): Promise<void> {
  for (const { makes, run } of steps) {
    tell(makes);
    await (await run()).default();
  }
}
