import type { CatalogueEntry } from './entry.ts';

export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map();
