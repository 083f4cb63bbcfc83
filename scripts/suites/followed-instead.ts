const nameOfNode =
  'ISO/IEC 19757-3, annexes C and H, on the name query: where its expression gives a node, the name of the node is meant, not its value.';

/** By the name of a test case, the sentence of the standard that we follow instead of what the case expects. */
export const followedInstead: Readonly<Record<string, string>> = {
  'svrl-name-path-01': nameOfNode,
  'svrl-name-path': nameOfNode,
};
