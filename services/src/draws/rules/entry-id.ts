/** Name of an entry in published lists: `E-000048213`. Sorted as text, they are in the order received. */
export const entryIdOf = (entryNo: number): string => `E-${String(entryNo).padStart(9, '0')}`;
