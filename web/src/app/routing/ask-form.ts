/** The form that asks a store to stock something: it is sent to the search, and what became of it is said in the address. */
export const askForm = { text: 'q', store: 'storeId', outcome: 'asked', done: '1', failed: '0' } as const;
