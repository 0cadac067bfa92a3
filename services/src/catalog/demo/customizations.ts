import type { CustomizationGroup } from '../store/customizations.ts';
import { gtinOf, upcOf } from '../rules/gtin.ts';

/** Options as text: `Rye, Sourdough +0.75 @bread-sourdough, Wheat*`; a star marks the default, an @ what is drawn. */
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
    const [, label = '', star, delta = '0', art] = /^(.+?)(\*)?(?: \+([\d.]+))?(?: @([a-z-]+))?$/.exec(text) ?? [];
    const digits = `4990${String(at).padStart(3, '0')}${String(position).padStart(4, '0')}`;
    return {
      upcId: upcOf(gtinOf(digits)) ?? digits,
      name: label,
      priceDeltaCents: Math.round(Number(delta) * 100),
      isDefault: star !== undefined,
      art: art ?? null,
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
    'White roll* @bread-pale, Wheat roll @bread-wheat, Sourdough +0.75 @bread-sourdough, Dutch crunch +0.75 @bread-sourdough, Gluten-free roll +1.5 @bread-pale',
  ),
  group(
    'sandwich-meat',
    3,
    'Meat',
    0,
    2,
    'Roast turkey @turkey, Honey ham @ham, Roast beef +1 @beef, Pastrami +1 @beef, Salami @salami, Chicken breast @chicken, Grilled vegetables @peppers',
  ),
  group(
    'sandwich-cheese',
    4,
    'Cheese',
    0,
    2,
    'Provolone @cheese-pale, Swiss @cheese-pale, Cheddar @cheese, Pepper jack @cheese-pale, American @cheese, Vegan cheese +0.5 @cheese-pale',
  ),
  group(
    'sandwich-toppings',
    5,
    'Toppings',
    0,
    8,
    'Lettuce* @lettuce, Tomato* @tomato, Onion @onion, Pickles @pickles, Jalapeños @peppers, Olives @olives, Sprouts @sprouts, Avocado +1.5 @avocado, Bacon +1.5 @bacon',
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
    'Pepperoni +1.5 @salami, Italian sausage +1.5 @sausage, Mushrooms +1 @mushrooms, Bell peppers +1 @peppers, Onions +1 @onion, Olives +1 @olives, Pineapple +1 @pineapple, Fresh basil +0.5 @basil, Bacon +1.5 @bacon',
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
  group(
    'market-bread',
    20,
    'Bread',
    1,
    1,
    'Sourdough* @bread-sourdough, Whole wheat @bread-wheat, Gluten-free +1.5 @bread-pale',
  ),
  group('market-cheese', 21, 'Cheese', 1, 1, 'Cheddar* @cheese, Swiss @cheese-pale, No cheese @none'),
  group(
    'market-extras',
    22,
    'Extras',
    0,
    3,
    'Avocado +1.75 @avocado, Bacon +2 @bacon, Pickles @pickles, Peppers +0.75 @peppers, Egg +1.25 @egg, Olives +0.5 @olives',
  ),
  group('market-filling', 23, 'Filling', 0, 3, 'Roast turkey* @turkey, Tomato* @tomato, Lettuce* @lettuce'),
];

/** What a store is out of today, by group and name. */
const outToday: readonly (readonly [groupId: string, name: string])[] = [['market-bread', 'Whole wheat']];

/** UPCs of the options that a demo store is out of. */
export const demoOptionsOut = (): string[] =>
  outToday.flatMap(([groupId, name]) =>
    demoCustomizations
      .filter((each) => each.groupId === groupId)
      .flatMap(({ options }) => options.filter((option) => option.name === name).map(({ upcId }) => upcId)),
  );
