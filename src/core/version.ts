// Imported by name, so that bundles hold nothing else of the manifest.
import { version } from '../../package.json';

/** The version of this library. */
export { version };
