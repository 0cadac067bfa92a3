/** Texts of what a shopper keeps for later: in a line's menu, and below the carts. */
export const laterTexts = {
  title: 'Saved for later',
  save: 'Save for later',
  saveOf: (name: string) => `Save for later: ${name}`,
  saved: (name: string) => `Saved for later: ${name}.`,
  moveBack: 'Move to cart',
  moveBackOf: (name: string) => `Move to cart: ${name}`,
  isBack: (name: string) => `Back in your cart: ${name}.`,
  letGoOf: (name: string) => `Remove ${name} from what you saved`,
  /** Before what else is said of it: 2 × 16 oz. */
  packages: (count: number) => `${count} ×`,
};
