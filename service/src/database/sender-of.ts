import { sql } from 'kysely';
import type { Sender } from '../draft/sender.ts';

/** The names in which the company of a row of `companies` may send; its first participant comes first. */
export const senderOf = sql<Sender>`jsonb_build_object(
  'participants', coalesce((
    select jsonb_agg(own.participant_id
      order by own.participant_id is distinct from companies.participant_id, own.participant_id)
    from company_participants as own where own.company_id = companies.id), '[]'::jsonb),
  'trns', to_jsonb(companies.trns))`;
