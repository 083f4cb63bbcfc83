/**
 * The passes that make compiled rules faster and change nothing else. By each, how many percent longer a document takes
 * without it, in two sets of rules (`npm run bench -- --passes`, November 2026): PINT-AE's own, and EN 16931's validation
 * of UBL as its publisher compiled it. Where nothing stands, those rules are the same without it.
 */
export const passes = [
  'fuse', // 18, 51
  'words', // –, 13
  'owners', // –, 18
  'existence', // –, 24
  'share', // 7, 57
  'keep', // 8, 22
  'groups', // 6, 14
  'above', // 7, 4
  'present', // 3, 32
  'tables', // –, 15
  'divide', // –, 17
  'brief', // 9, 10
  'closed', // 9, 4
] as const;

export type PassName = (typeof passes)[number];

/** Passes that do not run; `npm run bench -- --passes` leaves out one after the other. */
export type LeftOut = ReadonlySet<PassName>;

export const noneLeftOut: LeftOut = new Set();
