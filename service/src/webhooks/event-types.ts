/** The events to which a webhook can subscribe. */
export const eventTypes = [
  'document.submitted',
  'document.sent',
  'document.failed',
  'document.delivered',
  'document.rejected',
  'report.accepted',
  'report.rejected',
  'mail.failed',
  'document.received',
  'document.refused',
  'document.impersonated',
  'webhook.test',
] as const;
export type EventType = (typeof eventTypes)[number];
