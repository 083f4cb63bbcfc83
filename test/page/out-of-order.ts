import type { Page } from 'playwright-core';
import { markedParts } from '../../src/core/text/direction.ts';

/** Arabic texts of ours on a page in which what is written from left to right would not keep its order. */
export async function outOfOrder(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const others = 'code, pre, option, script, style, textarea, .cm-editor, bdi:not([dir])';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement?.closest(others) === null) found.push(nodeValue ?? '');
    }
    return found;
  });
  return texts.filter(isOutOfOrder);
}

/** The same in the markup of a report. */
export function outOfOrderIn(markup: string): string[] {
  const ours = markup.replaceAll(/<(script|style|code|pre|bdi)\b[^>]*>[\s\S]*?<\/\1>/g, '<>');
  const texts = ours.split(/<[^>]*>/).map((text) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'"));
  return texts.filter(isOutOfOrder);
}

function isOutOfOrder(text: string): boolean {
  return markedParts(text, 'ar').length > 1;
}
