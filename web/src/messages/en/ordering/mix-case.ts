const numbers = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const inWords = (count: number): string => numbers[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts of a mixed case of wine: what it brings stands behind the sentence, as a ticket. */
export const mixCase = {
  title: (size: number) => `Mix a case of ${inWords(size)}`,
  /** Before the ticket: 2 of 6. Four more and all six are [10% off] */
  state: (count: number, size: number) => {
    if (count === 0) return `Choose any ${inWords(size)}, and all of them are`;
    const more = size - count;
    return more > 0
      ? `${count} of ${size}. ${capital(inWords(more))} more and all ${inWords(size)} are`
      : `All ${inWords(count)} are`;
  },
  places: 'Your case',
  empty: (place: number) => `Place ${place}, empty`,
  announced: (count: number, size: number) => `${count} of ${size} bottles in your case.`,
  full: (count: number, off: string) => `Your case is full: all ${inWords(count)} are ${off}.`,
  total: 'Items',
  checkOut: 'Checkout',
  fill: 'Fill the case from this list',
  filling: 'Filling the case',
  outcomes: 'What was added to your case',
  added: 'added',
  refused: "couldn't be added",
  result: (added: number, of: number) =>
    added === of ? `${added} added to your case.` : `${added} of ${of} added to your case.`,
  toCart: 'See your cart',
  undo: 'Undo',
  undone: 'Taken out of your case again.',
  failed: "The case couldn't be filled. Please try again.",
};
