/** Default memory limit of a worker in MiB: ten times the need of an invoice of 10,000 lines. */
export const defaultWorkerMemory = 2048;

/** Milliseconds that a document may take if options do not set another limit. */
export const defaultTimeLimit = 10_000;
