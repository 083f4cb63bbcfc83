import { fileURLToPath } from 'node:url';
import { writePackaged } from './package/packaged.ts';

/** Run by `npm pack`, before it packs. */
writePackaged(fileURLToPath(new URL('../dist', import.meta.url)));
