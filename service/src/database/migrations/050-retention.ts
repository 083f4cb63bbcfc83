/**
 * Rows with a retention period are found by their age. An archived document is removed with its history; only a
 * transaction that states that it archives may do this.
 */
export const statements: readonly string[] = [
  'create index events_age on events (created_at)',
  'create index webhook_deliveries_of_event on webhook_deliveries (event_id)',
  'create index inbound_refused_age on inbound_refused (received_at)',
  'create index message_statuses_unknown on message_statuses (received_at) where submission_id is null',
  'create index inbound_instances_of on inbound_instances (document_id)',
  `create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('app.archiving', true) = 'yes' then return old; end if;
      raise exception 'the history of documents is only added to';
    end $$`,
];
