/** One shopper asks for everything here. */
export const withoutRates = { QUERY_LIMIT: '0', PAGE_LIMIT: '0', MUTATION_LIMIT: '0', WRITE_LIMIT: '0' };
