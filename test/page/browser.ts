import { type Browser, chromium } from 'playwright-core';
import { findChromium as findInstalled, isExecutable } from '../../src/node/chromium.ts';

/** A Chromium of this machine that runs. */
export function findChromium(): string | undefined {
  const file = findInstalled();
  return file !== undefined && isExecutable(file) ? file : undefined;
}

/** Starts Chromium without features that use the network by themselves. */
export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
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
