/** The file that worker threads of this name run. */
export declare function workerFile(name: string): URL;
//# sourceMappingURL=worker-file.d.ts.map