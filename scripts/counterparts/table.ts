import { kafka } from './kafka.ts';
import { mcp } from './mcp.ts';
import { preCommit } from './pre-commit.ts';
import type { Counterpart } from './run.ts';
import { schemathesis } from './schemathesis.ts';
import { ubl } from './ubl.ts';

/** The counterparts by their names. */
export const counterparts: Readonly<Record<string, Counterpart>> = {
  schemathesis,
  mcp,
  kafka,
  'pre-commit': preCommit,
  'ph-ubl': ubl,
};
