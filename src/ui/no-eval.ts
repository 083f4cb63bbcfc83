import { config } from 'zod';

// Keeps zod from compiling its checks: the page forbids eval, so it need not be tried.
config({ jitless: true });
