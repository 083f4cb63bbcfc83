// Imported by name, so that bundles contain nothing else of the manifest.
import { version as ofManifest } from '../../package.json';

/** The version of this library. */
export const version: string = ofManifest;
