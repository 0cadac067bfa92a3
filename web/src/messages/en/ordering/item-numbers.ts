/** Texts of adding by item number. */
export const itemNumbers = {
  title: 'Add by item number',
  number: 'Item number',
  cases: 'Cases',
  add: 'Add',
  busy: 'Adding',
  paste: 'Paste a list',
  list: 'Item numbers and cases',
  listHint: 'One item in each line: its number, then how many cases.',
  addLines: (count: number) => (count === 1 ? 'Add 1 line' : `Add ${count} lines`),
  noNumber: 'Enter an item number. It stands below the name of each item.',
  noLines: "We couldn't find an item number in it.",
  nothingAdded: 'Nothing was added.',
  failed: "We couldn't add that. Try again.",
  outcomes: 'What was added',
  result: (added: number, of: number) =>
    added === of ? (of === 1 ? 'Added to your cart' : `All ${of} lines added`) : `${added} of ${of} lines added`,
  numbered: (id: string) => `No. ${id}`,
  added: (cases: number) => (cases === 1 ? '1 case added' : `${cases} cases added`),
  unknown: "couldn't be added",
};
