/** Texts of what orders and narrows a list, whatever is in it. */
export const listControls = {
  filters: 'Filters',
  filtersChosen: (count: number) => `${count} chosen`,
  closeFilters: 'Close filters',
  clearAll: 'Clear all',
  chosenList: 'Chosen filters',
  remove: (name: string) => `Remove ${name}`,
  sort: 'Sort',
  sortSubmit: 'Sort',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  /** Shows as many as fit. */
  compact: 'Compact view',
  stillShown: 'You still see the ones from before.',
  tryAgain: 'Try again',
};
