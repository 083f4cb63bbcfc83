import { writeFileSync } from 'node:fs';
import emptyDatabase from './package/empty-database.ts';

/** Writes the archive of an empty database into a file. */
writeFileSync(process.argv[2] ?? '', await emptyDatabase());
