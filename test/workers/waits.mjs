/** A worker that is never ready. */
await new Promise(() => {});
export default () => {};
