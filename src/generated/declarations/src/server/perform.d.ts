import type { Answer } from '../http/document-work.ts';
import type { Work } from '../http/work.ts';
import type { Judging } from './judging.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { type ServerOptions } from './options.ts';
import type { Waiting } from './own-thread.ts';
export type Perform = (work: Work, waiting: Waiting, client: string) => Promise<Answer>;
/** Lets threads do the work, and answers for work that they could not do. */
export declare function performBy({ run }: Pick<Judging, 'run'>, metrics: Metrics, log: Log, options: Pick<ServerOptions, 'problemBase'>): Perform;
//# sourceMappingURL=perform.d.ts.map