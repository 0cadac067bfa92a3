/** Kinds of carts, as REST names them (S-78); X-2: exactly `1P_Wine` here, whatever the program is called. */
export const cartCategories = ['1P', '1P_Wine', '1P_SNS', '1P_B2B', '3P_MARKETPLACE'] as const;
export type CartCategory = (typeof cartCategories)[number];

/** Programs of carts and of their products (S-79). */
export const cartPrograms = ['abs', '1P_WINE', '1P_SNS', '1P_B2B', 'mkp'] as const;
export type CartProgram = (typeof cartPrograms)[number];

const programs: Readonly<Record<CartCategory, CartProgram>> = {
  '1P': 'abs',
  '1P_Wine': '1P_WINE',
  '1P_SNS': '1P_SNS',
  '1P_B2B': '1P_B2B',
  '3P_MARKETPLACE': 'mkp',
};

export const programOf = (category: CartCategory): CartProgram => programs[category];

/** The cart that takes a product of this program (N-63). */
export function categoryOf(program: CartProgram): CartCategory {
  const found = cartCategories.find((category) => programs[category] === program);
  if (!found) throw new Error(`no cart takes ${program}`);
  return found;
}

/**
 * Which of the carts that a caller keeps takes a product of this program: its own, or the business cart, which takes
 * groceries too (S-165); undefined for what its site doesn't sell.
 */
export function cartFor(program: CartProgram, kept: readonly CartCategory[]): CartCategory | undefined {
  const own = categoryOf(program);
  if (kept.includes(own)) return own;
  return program === 'abs' && kept.includes('1P_B2B') ? '1P_B2B' : undefined;
}

/** A category as a caller writes it, in any case; undefined if there is none. */
export const categoryNamed = (text: string): CartCategory | undefined =>
  cartCategories.find((category) => category.toLowerCase() === text.trim().toLowerCase());

/** What S-170 asks for when the caller names no categories. */
export const usualCategories: readonly CartCategory[] = ['1P', '3P_MARKETPLACE', '1P_Wine'];

/** The grocery cart comes first, then the other shops, then the sellers. */
export const byKind = (one: { category: CartCategory }, other: { category: CartCategory }): number =>
  cartCategories.indexOf(one.category) - cartCategories.indexOf(other.category);
