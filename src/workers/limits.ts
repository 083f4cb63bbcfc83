/** Default memory limit of a worker in MiB: ten times what an invoice of 10,000 lines needs. */
export const defaultWorkerMemory = 2048;

/** Milliseconds that a document may take unless options say otherwise. */
export const defaultTimeLimit = 10_000;
