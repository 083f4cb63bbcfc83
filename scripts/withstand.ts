/**
 * Attacks the library, and a server started for this purpose, with documents made to slow it or fill its
 * memory, and reports the result of each attack. Usage: npm run tool -- withstand [documents|server]; the server
 * is that of the last build.
 */
import { attackJudging } from './withstand/documents.ts';
import { attackServer } from './withstand/server.ts';

const [only] = process.argv.slice(2);
if (only !== 'server') attackJudging();
if (only !== 'documents') process.exitCode = (await attackServer()) ? 0 : 1;
