/**
 * Makes the pages that TypeDoc writes usable without eyes (named parts, headings that skip no level, nothing to press within
 * what is pressed), and leads from them back to the other pages.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mends every page of a folder, where it lies. */
export function makeAccessible(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html'))
      writeFileSync(join(folder, file), accessiblePage(readFileSync(join(folder, file), 'utf8')));
}

/** A page of TypeDoc as assistive technology can read it; it looks the same. */
export function accessiblePage(page: string): string {
  const inParts = page
    .replace(
      /(data-base="([./]*)".*?<div id="tsd-toolbar-links">)/s,
      '$1<a href="$2../index.html">Documentation</a>',
    )
    .replace('<div class="col-content">', '<div class="col-content" role="main">')
    .replace(
      '<div class="page-menu">',
      '<div class="page-menu" role="navigation" aria-label="On this page">',
    );
  return withoutSkippedLevels(inParts.replace(/<summary\b.*?<\/summary>/gs, withoutPermalinks));
}

/** A link within a summary cannot be reached by everybody; the place that it leads to keeps its id. */
function withoutPermalinks(summary: string): string {
  return summary.replace(/<a\b[^>]*class="tsd-anchor-icon".*?<\/a>/gs, '');
}

/** Each heading is told as at most one level below the one before it, the looks of its tag kept. */
function withoutSkippedLevels(page: string): string {
  let before = 0;
  return page.replace(/<h([1-6])\b/g, (tag, digit: string) => {
    const level = Math.min(Number(digit), before + 1);
    before = level;
    return level === Number(digit) ? tag : `${tag} aria-level="${level}"`;
  });
}
