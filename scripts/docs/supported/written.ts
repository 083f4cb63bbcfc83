import { refusedTable, shortTable, summaryTable } from './tables.ts';

/** The files that have tables of what is supported, and their tables. */
export function supportedTables(): readonly { readonly file: string; readonly tables: readonly string[] }[] {
  return [
    { file: 'engine/README.md', tables: [shortTable('en')] },
    { file: 'docs/guides/rule-sets.md', tables: [summaryTable('en'), refusedTable('en')] },
    { file: 'docs/ar/guides/rule-sets.md', tables: [summaryTable('ar'), refusedTable('ar')] },
  ];
}

/** A page in which each table stands in place of the one that has the same heads. */
export function withTables(page: string, tables: readonly string[]): string {
  return tables.reduce((text, table) => {
    const [heads = ''] = table.split('\n', 1);
    const start = text.indexOf(heads);
    if (start < 0) throw new Error(`no table begins with ${heads}`);
    const end = text.slice(start).search(/\n(?!\|)/);
    return text.slice(0, start) + table + (end < 0 ? '' : text.slice(start + end));
  }, page);
}
