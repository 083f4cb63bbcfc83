const ofRequest = (party: string, member: string) =>
  `(case when length(read.request -> '${party}' ->> '${member}') <= 255
    then nullif(btrim(read.request -> '${party}' ->> '${member}'), '') end)`;

/**
 * The parties by which documents can be searched. For an existing document they come from its request; a received one
 * has none, because only its XML was stored. Also the key of the cursors, which reveal nothing to their holder.
 */
export const statements: readonly string[] = [
  'alter table documents add column seller_trn text, add column buyer_trn text, add column receiver text',
  // A request may contain text that PostgreSQL cannot read.
  `create function request_of(request text) returns jsonb language plpgsql as $$
    begin return request::jsonb; exception when others then return null; end $$`,
  // Warnings and adjustments of a document do not change here.
  'alter table documents disable trigger documents_revision',
  `select set_config('app.company', '*', true)`,
  `update documents set
    seller_trn = ${ofRequest('seller', 'trn')},
    buyer_trn = ${ofRequest('buyer', 'trn')},
    receiver = case when documents.document_type like 'SelfBilling%'
      then ${ofRequest('seller', 'participantId')} else ${ofRequest('buyer', 'participantId')} end
    from (select id, request_of(request) as request from documents where direction = 'Outbound') as read
    where documents.id = read.id and documents.direction = 'Outbound'`,
  `select set_config('app.company', '', true)`,
  'alter table documents enable trigger documents_revision',
  'drop function request_of',
  'create index documents_by_update on documents (company_id, direction, kind, updated_at, position)',
  `create index documents_by_buyer on documents (company_id, kind, buyer_trn, position desc)
    where direction = 'Outbound'`,
  `create index documents_by_seller on documents (company_id, kind, seller_trn, position desc)
    where direction = 'Inbound'`,
  `create index documents_by_receiver on documents (company_id, kind, receiver, position desc)
    where direction = 'Outbound'`,
  'create table cursor_key (id integer primary key check (id = 1), key text not null)',
  `insert into cursor_key values
    (1, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'))`,
];
