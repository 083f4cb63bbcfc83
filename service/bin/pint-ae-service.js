#!/usr/bin/env node
import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';

register({ tsconfig: resolve(import.meta.dirname, '../tsconfig.json') });
await import('../src/cli/index.ts');
