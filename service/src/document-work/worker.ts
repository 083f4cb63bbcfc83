import { performed } from './tasks.ts';

/** Does a piece of work outside the thread that serves the connections. */
export default performed;
