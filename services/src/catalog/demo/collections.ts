import type { Collection } from '../rules/collections.ts';
import type { DemoProduct } from './products.ts';

/** What is ripe, by season: from December, March, June, and September. */
const ripe: readonly string[] = [
  'Navel Oranges; Mandarins; Ruby Grapefruit; Blood Oranges; Lemons; Lacinato Kale; Brussels Sprouts; Cauliflower; Sweet Potatoes; Butternut Squash; D’Anjou Pears; Pomegranate; Green Cabbage; Russet Potatoes',
  'Asparagus; Strawberries; Snap Peas; Spring Mix; Baby Spinach; Green Onions; Rainbow Chard; Apricots; Carrots; Baby Arugula; Hass Avocado; Lemons; Red Potatoes; Cilantro',
  'Yellow Peaches; Sweet Corn; Seedless Watermelon; Blueberries; Vine Tomatoes; White Nectarines; Raspberries; Zucchini; Red Plums; Cucumber; Cantaloupe; Eggplant; Green Beans; Blackberries',
  'Honeycrisp Apples; Bartlett Pears; Butternut Squash; Pomegranate; Brussels Sprouts; Sweet Potatoes; Bosc Pears; Red Seedless Grapes; Cremini Mushrooms; Broccoli Crowns; Lacinato Kale; Gala Apples; Yukon Gold Potatoes; Cauliflower',
];

/** A shelf of products picked by name. */
const picked = (collectionId: string, title: string, subtitle: string, departmentId: string | null, names: string) => ({
  collectionId,
  title,
  subtitle,
  departmentId,
  names: names.split('; '),
});

const suppers =
  'Fresh Cheese Ravioli; Marinara Sauce; Chicken Fajitas; Shrimp Scampi; Tikka Masala Simmer Sauce; Caesar Salad Kit; Savory Rotisserie Chicken; Teriyaki Salmon; Stir-Fry Vegetables; Ready Jasmine Rice; Basil Pesto; Angel Hair; Lemon Herb Chicken; Beef Bulgogi Meal Kit for Two';
const breakfasts =
  'Large Brown Eggs; Thick Cut Bacon; Buttermilk Pancake Mix; Pure Maple Syrup; Everything Bagels; Steel-Cut Oats; Honey Almond Granola; Plain Greek Yogurt; Breakfast Blend Ground Coffee; Bananas; Blueberries; Half & Half; Breakfast Sausage; Fresh-Squeezed Orange Juice';

const seasons = ['winter', 'spring', 'summer', 'fall'] as const;

/** The shelves of the home page, one of each name at its first size. @param today decides the season */
export function demoCollections(products: readonly DemoProduct[], today: Temporal.PlainDate): Collection[] {
  const season = Math.floor((today.month % 12) / 3);
  const shelves = [
    picked(
      'in-season',
      'In season now',
      `The best of ${seasons[season]}, picked ripe.`,
      'fruits-vegetables',
      ripe[season] ?? '',
    ),
    picked('half-hour-suppers', 'Half-hour suppers', 'On the table before anyone asks again.', null, suppers),
    picked(
      'breakfast',
      'Breakfast, sorted',
      'Everything for a slow morning or a fast one.',
      'breakfast-cereal',
      breakfasts,
    ),
  ];
  const bpnsOf = (names: readonly string[]) =>
    names.map((name) => {
      const found = products.find(({ product }) => product.name === name && product.status === 'ACTIVE');
      if (!found) throw new Error(`The demo has no ${name}.`);
      return found.product.bpn;
    });
  return [
    {
      collectionId: 'on-sale',
      title: 'On sale this week',
      subtitle: 'Lower prices while they last.',
      departmentId: null,
      filters: 'DEALS:ON_SALE',
      bpns: [],
    },
    ...shelves.map(({ names, ...shelf }) => ({ ...shelf, filters: null, bpns: bpnsOf(names) })),
  ];
}
