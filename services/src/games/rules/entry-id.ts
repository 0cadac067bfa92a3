/** Name of an entry in published lists: `E-000048213`. Sorted as text they stand in the order in which they came. */
export const entryIdOf = (entryNo: number): string => `E-${String(entryNo).padStart(9, '0')}`;
