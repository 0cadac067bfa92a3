/** Characters that a purchase order number has at most. */
export const longestPoNumber = 30;

/** Plain ones, so that every system of a business's books reads it as it was written, and no sheet takes it for a formula. */
const plain = /^[A-Za-z0-9#][A-Za-z0-9 ._/#-]*$/;

/** Only the cart of a business has one (S-165). @param category of the cart */
export const takesPoNumber = (category: string): boolean => category === '1P_B2B';

/** A purchase order number as it is kept, without spaces around it; '' for none, and null for what can't be one. */
export function poNumberOf(text: string): string | null {
  const number = text.trim();
  return number === '' || (number.length <= longestPoNumber && plain.test(number)) ? number : null;
}
