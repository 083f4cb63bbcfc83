import { config } from 'zod';

// Checks of shapes are not compiled: the page forbids making code of text, and so the browser need not be asked.
config({ jitless: true });
