/** The passes that make compiled rules faster and change nothing else. */
export const passes = [
  'fuse',
  'words',
  'owners',
  'existence',
  'share',
  'keep',
  'groups',
  'above',
  'present',
  'tables',
  'divide',
  'brief',
  'closed',
] as const;

export type PassName = (typeof passes)[number];

/** Passes that do not run; `npm run bench -- --passes` leaves out one after the other. */
export type LeftOut = ReadonlySet<PassName>;

export const noneLeftOut: LeftOut = new Set();
