import type { Scoped } from '../database/database.ts';
import { type Clock, newId, type Random } from '../surroundings.ts';

/** A requested change, with the key (or a command, if there is no key), the object, and the origin. */
export interface Deed {
  /** Null if the entry belongs to no company. */
  readonly companyId: string | null;
  readonly key?: { readonly id: string; readonly name: string };
  /** The name of the operation, or the words of the command. */
  readonly operation: string;
  readonly resourceId: string | null;
  /** The status of the answer; a command has none. */
  readonly status?: number;
  readonly address?: string | undefined;
  readonly traceId?: string;
}

/** The statement that adds an entry to the audit, in the transaction of the change. */
export function insertDeed(
  scoped: Pick<Scoped, 'insertInto'>,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  { companyId, key, operation, resourceId, status, address, traceId }: Deed,
) {
  return scoped.insertInto('audit').values({
    id: newId(clock, random),
    company_id: companyId,
    key_id: key?.id ?? null,
    key_name: key?.name ?? null,
    operation,
    resource_id: resourceId,
    status: status ?? null,
    address: address ?? null,
    trace_id: traceId ?? null,
    at: clock.now(),
  });
}
