/** Pages of text that the footer leads to. */
export const documents = ['help', 'contact', 'privacy', 'terms', 'accessibility'] as const;
export type DocumentName = (typeof documents)[number];
