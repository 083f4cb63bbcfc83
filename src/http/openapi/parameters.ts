const language = { type: 'string', enum: ['en', 'ar'] };

/** How a client asks for the language of messages. */
export const languageParameters: readonly object[] = [
  {
    name: 'lang',
    in: 'query',
    description: 'Language of messages; before Accept-Language.',
    schema: language,
  },
  {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of messages: English where it prefers neither.',
    schema: { type: 'string' },
  },
];
