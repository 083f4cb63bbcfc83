/** Targets of fuzzing, by name; targets.ts has what is done, and loads all of it. */
export const targetNames = [
  'validate',
  'validateUbl',
  'readUbl',
  'wrapUbl',
  'render',
  'judgeSchematron',
  'loadSchematron',
  'compileSchematron',
  'http',
  'cli',
] as const;

export type TargetName = (typeof targetNames)[number];
