/** Tells whether no other company has the participant, ignoring letter case. */
const isNoOthers = (table: string, company: string) => `not exists (select from company_participants as other
  where lower(other.participant_id) = lower(${table}.participant_id) and other.company_id <> ${company})`;

/**
 * Participants in small letters. The network ignores case (Policy for use of Identifiers), so two companies may not
 * have the same one in different case. Existing duplicates stay as they are, for the operator to decide.
 */
export const statements: readonly string[] = [
  `select set_config('app.company', '*', true)`,
  `delete from company_participants as same using company_participants as kept
    where kept.company_id = same.company_id and kept.participant_id > same.participant_id
      and lower(kept.participant_id) = lower(same.participant_id) and ${isNoOthers('same', 'same.company_id')}`,
  `update company_participants set participant_id = lower(participant_id)
    where participant_id <> lower(participant_id) and ${isNoOthers('company_participants', 'company_participants.company_id')}`,
  `update companies set participant_id = lower(participant_id)
    where participant_id <> lower(participant_id) and status <> 'closed' and ${isNoOthers('companies', 'companies.id')}`,
  `select set_config('app.company', '', true)`,
  'create index company_participants_letters on company_participants (lower(participant_id))',
];
