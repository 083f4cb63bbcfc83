import { printCosts } from './load/costs.ts';

/** Prints what each operation and a document cost on a server: processor time, statements, transactions, fsyncs and WAL. */
await printCosts(process.env.DATABASE_URL ?? '', Number(process.argv[2] ?? '400'));
