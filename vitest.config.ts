import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['scripts/compile-rules.ts', 'scripts/build-schematron.ts'],
    testTimeout: 60_000,
  },
});
