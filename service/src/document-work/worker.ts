import { performed } from './tasks.ts';

/** Does a piece of work off the thread that serves the connections. */
export default performed;
