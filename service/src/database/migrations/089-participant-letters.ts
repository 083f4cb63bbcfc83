/** Whether no other participant is written in the same letters. */
const isAlone = (table: string) => `(select count(*) from company_participants as same
  where lower(same.participant_id) = lower(${table}.participant_id)) = 1`;

/**
 * Participants in small letters: the network reads both alike (Policy for use of Identifiers), so that two companies may not
 * have the same one in other letters. Those that two companies have stay as they are, for the operator to decide.
 */
export const statements: readonly string[] = [
  `select set_config('app.company', '*', true)`,
  `update companies set participant_id = lower(participant_id)
    where participant_id <> lower(participant_id) and status <> 'closed' and ${isAlone('companies')}`,
  `update company_participants set participant_id = lower(participant_id)
    where participant_id <> lower(participant_id) and ${isAlone('company_participants')}`,
  `select set_config('app.company', '', true)`,
];
