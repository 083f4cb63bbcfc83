import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium as findInstalled, isExecutable } from '../../src/node/chromium.ts';

/** A Chromium of this machine that runs. */
export function findChromium(): string | undefined {
  const file = findInstalled();
  return file !== undefined && isExecutable(file) ? file : undefined;
}

/** Starts Chromium without features that use the network by themselves. */
export function launch(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...more,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

let started: Promise<Browser> | undefined;

/** The browser of all tests of this process, with which it ends. The pages of a context share a process of it. */
export function sharedBrowser(): Promise<Browser> {
  started ??= launch(findChromium() ?? '', ['--process-per-site']);
  return started;
}

/** Contexts in which pages follow each other: a script that one has compiled need not be compiled for the next. */
export interface SharedContexts {
  /** The context with these options; its storage is empty, and none of its pages is open. */
  readonly with: (options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly closePages: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes contexts for pages of one site, of which some small page is named: it stays open and keeps their process. */
export function sharedContexts(small: () => string): SharedContexts {
  const made = new Map<string, { readonly context: BrowserContext; readonly empty: () => Promise<void> }>();
  const closePages = async () => {
    for (const { context, empty } of made.values()) {
      await Promise.all(
        context
          .pages()
          .slice(1)
          .map((page) => page.close()),
      );
      await empty();
    }
  };
  return {
    with: async (options) => {
      const kind = JSON.stringify(options);
      const found = made.get(kind);
      if (found !== undefined) return found.context;
      const context = await (await sharedBrowser()).newContext(options);
      const keeper = await context.newPage();
      await keeper.goto(small());
      made.set(kind, { context, empty: () => keeper.evaluate(() => localStorage.clear()) });
      return context;
    },
    closePages,
    close: async () => {
      await Promise.all(Array.from(made.values(), ({ context }) => context.close()));
      made.clear();
    },
  };
}
