/** `npm run api`: writes `API.md`, the page of all that the entry points export. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from './api/page.ts';
import { engineFolder } from './engine-folder.ts';

writeFileSync(join(engineFolder, 'API.md'), apiPage());
