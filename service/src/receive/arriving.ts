import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { Changing, Service } from '../service.ts';

/** Documents that arrive take turns with those of the companies. */
export const arriving = 'arriving';

/** Takes in a document. */
export type Receiving = Changing & Pick<Service, 'database' | 'documentWork' | 'participants'>;

/** If the same instance is delivered twice at once, the second waits, and finds what the first has stored. */
export async function holdInstance(scoped: Scoped, instanceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${instanceId}, 0))`.execute(scoped);
}
