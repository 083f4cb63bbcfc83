/** The value of a function, or its error, kept for every later request. */
export function outcomeOf<Value>(compute: () => Value): () => Value {
  try {
    const value = compute();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
