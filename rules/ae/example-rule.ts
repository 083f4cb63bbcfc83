/** The rule that help, problems and documentation use as an example. */
export const exampleRule = 'ibr-167-ae';
