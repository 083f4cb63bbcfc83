/** What a function gave, or threw, each time it is asked again. */
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
