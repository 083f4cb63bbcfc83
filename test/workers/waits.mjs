/** A worker that is never up. */
await new Promise(() => {});
export default () => {};
