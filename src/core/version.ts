import manifest from '../../package.json' with { type: 'json' };

/** The version of this library. */
export const { version } = manifest;
