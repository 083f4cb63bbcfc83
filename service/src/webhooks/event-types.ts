/** The events to which a webhook can subscribe. */
export const eventTypes = [
  'document.submitted',
  'document.sent',
  'document.failed',
  'document.received',
  'webhook.test',
] as const;
export type EventType = (typeof eventTypes)[number];
