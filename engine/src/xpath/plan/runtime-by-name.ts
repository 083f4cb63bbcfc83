/**
 * The functions that compiled rules call, by name. They are collected here and not in their own files, so that a
 * program that only checks documents contains just those that its rules call.
 */
export * from '../runtime/index.ts';
