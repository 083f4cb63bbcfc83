import { fileURLToPath } from 'node:url';

/** The project's folder, wherever a script is started, and in what is bundled to `dist/` too. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
