/** Text pages that the footer links to. */
export const documents = ['help', 'contact', 'privacy', 'terms', 'accessibility'] as const;
export type DocumentName = (typeof documents)[number];
