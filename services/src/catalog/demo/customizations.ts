import type { CustomizationGroup } from '../store/customizations.ts';
import { gtinOf, upcOf } from '../rules/gtin.ts';

/** Options as text: `Rye, Sourdough +0.75, Wheat*`; a star marks the default. */
const group = (
  groupId: string,
  at: number,
  name: string,
  minimum: number,
  maximum: number,
  options: string,
): CustomizationGroup => ({
  groupId,
  name,
  minimum,
  maximum,
  options: options.split(', ').map((text, position) => {
    const [, label = '', star, delta = '0'] = /^(.+?)(\*)?(?: \+([\d.]+))?$/.exec(text) ?? [];
    const digits = `4990${String(at).padStart(3, '0')}${String(position).padStart(4, '0')}`;
    return {
      upcId: upcOf(gtinOf(digits)) ?? digits,
      name: label,
      priceDeltaCents: Math.round(Number(delta) * 100),
      isDefault: star !== undefined,
    };
  }),
});

/** The choices for made-to-order items. */
export const demoCustomizations: readonly CustomizationGroup[] = [
  group('slice-thickness', 1, 'Thickness', 1, 1, 'Shaved, Thin*, Medium, Thick, Unsliced'),
  group(
    'sandwich-bread',
    2,
    'Bread',
    1,
    1,
    'White roll*, Wheat roll, Sourdough +0.75, Dutch crunch +0.75, Gluten-free roll +1.5',
  ),
  group(
    'sandwich-meat',
    3,
    'Meat',
    0,
    2,
    'Roast turkey, Honey ham, Roast beef +1, Pastrami +1, Salami, Chicken breast, Grilled vegetables',
  ),
  group('sandwich-cheese', 4, 'Cheese', 0, 2, 'Provolone, Swiss, Cheddar, Pepper jack, American, Vegan cheese +0.5'),
  group(
    'sandwich-toppings',
    5,
    'Toppings',
    0,
    8,
    'Lettuce*, Tomato*, Onion, Pickles, Jalapeños, Olives, Sprouts, Avocado +1.5, Bacon +1.5',
  ),
  group(
    'sandwich-sauce',
    6,
    'Sauce',
    0,
    3,
    'Mayo*, Yellow mustard, Dijon mustard, Oil and vinegar, Pesto, Chipotle mayo',
  ),
  group('pizza-sauce', 7, 'Sauce', 1, 1, 'Tomato*, White garlic, Pesto, Barbecue'),
  group('pizza-cheese', 8, 'Cheese', 1, 1, 'Mozzarella*, Extra mozzarella +1.5, Four-cheese blend +2, No cheese'),
  group(
    'pizza-toppings',
    9,
    'Toppings',
    0,
    5,
    'Pepperoni +1.5, Italian sausage +1.5, Mushrooms +1, Bell peppers +1, Onions +1, Olives +1, Pineapple +1, Fresh basil +0.5, Bacon +1.5',
  ),
  group('coffee-size', 10, 'Size', 1, 1, '12 oz*, 16 oz +0.6, 20 oz +1.1'),
  group('coffee-milk', 11, 'Milk', 1, 1, 'Whole milk*, 2% milk, Nonfat milk, Oat milk +0.7, Almond milk +0.7, No milk'),
  group(
    'coffee-extras',
    12,
    'Extras',
    0,
    4,
    'Extra shot +0.9, Vanilla syrup +0.6, Caramel syrup +0.6, Hazelnut syrup +0.6, Whipped cream +0.5, Decaf',
  ),
  group('cake-flavor', 13, 'Cake', 1, 1, 'Vanilla*, Chocolate, Marble, Lemon, Red velvet +2'),
  group('cake-filling', 14, 'Filling', 0, 1, 'Strawberry +3, Raspberry +3, Bavarian cream +3, Chocolate mousse +4'),
  group('cake-frosting', 15, 'Frosting', 1, 1, 'Buttercream*, Whipped cream, Cream cheese +2, Chocolate fudge'),
  group('cake-color', 16, 'Trim colors', 1, 2, 'White*, Pink, Blue, Yellow, Green, Purple, Red'),
  group('bouquet-color', 17, 'Colors', 1, 2, 'Florist’s choice*, Reds, Pinks, Yellows, Whites, Purples'),
  group('bouquet-vase', 18, 'Vase', 1, 1, 'Clear glass*, White ceramic +6, No vase'),
  group('bouquet-card', 19, 'Card', 0, 1, 'Blank card, Happy birthday, Thank you, With sympathy, Congratulations'),
];
