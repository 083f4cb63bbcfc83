/** The rule that help, problems and documentation show as an example. */
export const exampleRule = 'ibr-167-ae';
