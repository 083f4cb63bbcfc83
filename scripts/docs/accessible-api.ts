/**
 * Makes TypeDoc's pages accessible (named landmarks, no skipped heading levels, no controls inside controls),
 * and links them back to the other pages.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function makeAccessible(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html'))
      writeFileSync(join(folder, file), accessiblePage(readFileSync(join(folder, file), 'utf8')));
}

/** A page of TypeDoc that assistive technology can read; it looks the same. */
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

/** Not everybody can reach a link inside a summary; its target keeps the id. */
function withoutPermalinks(summary: string): string {
  return summary.replace(/<a\b[^>]*class="tsd-anchor-icon".*?<\/a>/gs, '');
}

/** Gives each heading a level at most one below the previous one, without changing its looks. */
function withoutSkippedLevels(page: string): string {
  let before = 0;
  return page.replace(/<h([1-6])\b/g, (tag, digit: string) => {
    const level = Math.min(Number(digit), before + 1);
    before = level;
    return level === Number(digit) ? tag : `${tag} aria-level="${level}"`;
  });
}
