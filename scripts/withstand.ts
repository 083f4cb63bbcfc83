/**
 * Gives the library, and a server that is started for it, what is meant to slow or fill them, and tells what each attack
 * came to. Usage: npm run withstand -- [documents|server]; the server is the one of the last build.
 */
import { attackJudging } from './withstand/documents.ts';
import { attackServer } from './withstand/server.ts';

const [only] = process.argv.slice(2);
if (only !== 'server') attackJudging();
if (only !== 'documents') process.exitCode = (await attackServer()) ? 0 : 1;
