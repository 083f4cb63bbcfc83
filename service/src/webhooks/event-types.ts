/** What subscriptions can be told of. */
export const eventTypes = [
  'document.submitted',
  'document.sent',
  'document.failed',
  'document.received',
  'webhook.test',
] as const;
export type EventType = (typeof eventTypes)[number];
