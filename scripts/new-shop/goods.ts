/** A product that a new shop begins with. */
export interface Good {
  name: string;
  nameEs: string;
  shelfId: string;
  /** As printed: `12 oz`; empty when it is sold as each. */
  package: string;
  /** In dollars. */
  price: string;
}

const good = (shelfId: string, name: string, nameEs: string, size: string, price: string): Good => ({
  name,
  nameEs,
  shelfId,
  package: size,
  price,
});

/** Some of what every store has: a sample to be replaced by the shop's own. */
export const goods: readonly Good[] = [
  good('fruits-vegetables.fresh-fruit.bananas-tropical', 'Bananas, bunch', 'Plátanos, racimo', '', '2.29'),
  good('fruits-vegetables.fresh-fruit.apples-pears', 'Gala Apples, bag', 'Manzanas Gala, bolsa', '3 lb', '4.99'),
  good('fruits-vegetables.fresh-fruit.citrus', 'Navel Oranges, bag', 'Naranjas navel, bolsa', '4 lb', '5.99'),
  good('fruits-vegetables.fresh-fruit.berries-grapes', 'Strawberries', 'Fresas', '16 oz', '3.99'),
  good(
    'fruits-vegetables.fresh-vegetables.salad-greens',
    'Romaine Hearts',
    'Cogollos de lechuga romana',
    '3 ct',
    '3.49',
  ),
  good('fruits-vegetables.fresh-vegetables.everyday-vegetables', 'Broccoli Crown', 'Brócoli', '', '2.49'),
  good('fruits-vegetables.fresh-vegetables.everyday-vegetables', 'Carrots', 'Zanahorias', '2 lb', '1.99'),
  good('fruits-vegetables.fresh-vegetables.potatoes-onions', 'Russet Potatoes', 'Papas Russet', '5 lb', '3.99'),
  good('fruits-vegetables.fresh-vegetables.potatoes-onions', 'Yellow Onions', 'Cebollas amarillas', '3 lb', '2.99'),
  good('dairy-eggs-cheese.milk-cream.milk', 'Whole Milk', 'Leche entera', '1 gal', '4.29'),
  good('dairy-eggs-cheese.eggs-butter.eggs', 'Large Eggs', 'Huevos grandes', '12 ct', '4.49'),
  good('dairy-eggs-cheese.eggs-butter.butter-spreads', 'Salted Butter', 'Mantequilla con sal', '16 oz', '4.99'),
  good('dairy-eggs-cheese.yogurt.yogurt', 'Plain Greek Yogurt', 'Yogur griego natural', '32 oz', '5.49'),
  good('dairy-eggs-cheese.cheese.block-shredded-cheese', 'Cheddar Cheese', 'Queso cheddar', '8 oz', '3.79'),
  good('meat-seafood.poultry-pork.chicken-turkey', 'Chicken Thighs', 'Muslos de pollo', '24 oz', '7.99'),
  good('meat-seafood.beef.ground-beef', 'Ground Beef', 'Carne molida de res', '16 oz', '6.99'),
  good('bread-bakery.bread.sliced-bread', 'Whole Wheat Bread', 'Pan integral', '24 oz', '3.49'),
  good('bread-bakery.bread.artisan-bread', 'Sourdough Loaf', 'Pan de masa madre', '', '5.49'),
  good('beverages.coffee-tea.ground-whole-bean-coffee', 'Ground Coffee', 'Café molido', '12 oz', '9.99'),
  good('beverages.juice.shelf-stable-juice', 'Apple Juice', 'Jugo de manzana', '64 fl oz', '3.99'),
  good('grains-pasta-sides.pasta-sauce.dry-pasta', 'Spaghetti', 'Espagueti', '16 oz', '1.79'),
  good(
    'grains-pasta-sides.pasta-sauce.pasta-sauce',
    'Tomato Basil Sauce',
    'Salsa de tomate y albahaca',
    '24 oz',
    '3.29',
  ),
  good('grains-pasta-sides.rice-grains.rice', 'Long Grain Rice', 'Arroz de grano largo', '5 lb', '6.49'),
  good('paper-cleaning-home.paper.bath-tissue-paper-towels', 'Paper Towels', 'Toallas de papel', '6 ct', '8.99'),
];

/** Pieces of each that the sample stock has. */
export const pieces = 40;

/** The UPC of the sample's nth product: numbers that begin with 4 are a store's own. */
export function upcOf(index: number): string {
  const digits = `4${String(index + 1).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
