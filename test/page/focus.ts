import type { Page } from 'playwright-core';

/** The element with keyboard focus: its id, otherwise its class, otherwise its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { id = '', className = '', textContent } = document.activeElement ?? {};
    return id || className || textContent || '';
  });
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${name}`);
}
