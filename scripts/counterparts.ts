/**
 * `npm run tool -- counterparts [NAME…]`: tries what the documentation says of other people's software on that software,
 * which each installs in a folder that is removed. Needs the registries. Exits with 1 if one does otherwise.
 */
import { kafka } from './counterparts/kafka.ts';
import { mcp } from './counterparts/mcp.ts';
import { preCommit } from './counterparts/pre-commit.ts';
import { schemathesis } from './counterparts/schemathesis.ts';
import { ubl } from './counterparts/ubl.ts';
import { inFolder, tryEach } from './trials.ts';

const counterparts = { schemathesis, mcp, kafka, 'pre-commit': preCommit, 'ph-ubl': ubl };
const table = Object.entries(counterparts).map(([name, isAsClaimed]) => ({ name, isAsClaimed }));
await tryEach('counterparts', table, process.argv.slice(2), ({ isAsClaimed }) => inFolder(isAsClaimed));
