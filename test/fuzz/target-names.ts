/** Targets of fuzzing, by name; targets.ts has what is done, and loads all of it. */
export const targetNames = [
  'validate',
  'validateUbl',
  'requestOf',
  'envelope',
  'render',
  'judgeSchematron',
  'loadSchematron',
  'compileSchematron',
  'http',
  'cli',
] as const;

export type TargetName = (typeof targetNames)[number];
