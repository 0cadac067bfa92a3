/** Where the form of the languages is sent, and the name of its one field. */
export const languageForm = { path: '/language', field: 'language' } as const;
