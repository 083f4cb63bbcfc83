import { defineConfig } from 'vitest/config';
import { project, withOwnModules } from '../../vitest.config.ts';

/** The quick tests of the folders that are changed, which mirror them, as Stryker runs them: in one project. */
const tests: readonly string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]');

export default defineConfig(
  project('mutation', { isolate: false, include: [...tests], exclude: withOwnModules }, 'quick'),
);
