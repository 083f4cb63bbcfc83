/** The passes that make compiled rules faster and change nothing else. README.md shows the measured gain of each. */
export const passes = [
  'simplify',
  'wordLists',
  'attributeOwners',
  'existence',
  'shareInDocument',
  'keepInFunction',
  'groups',
  'hoistToAncestor',
  'pathsTogether',
  'fewerCalls',
  'closedFunctions',
  // The last two only affect how the printer lays out long functions.
  'assertionTables',
  'splitFunctions',
] as const;

export type PassName = (typeof passes)[number];

/** Passes that do not run; the benchmark leaves out one after the other. */
export type LeftOut = ReadonlySet<PassName>;

export const noneLeftOut: LeftOut = new Set();
