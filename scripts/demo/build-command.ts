/** `npm run tool -- command`: dist/cli.js alone, in seconds, for what only runs the command. */
import { quickBuild } from './quick-build.ts';

await quickBuild((line) => console.error(line));
