/** Price tiers: what a mid-priced item is multiplied by. */
const tiers = { value: 0.84, middle: 1, premium: 1.28 } as const;

const brand = (name: string, tier: keyof typeof tiers, palette: string, tagline: string) => {
  const [main = '', second = '', paper = ''] = palette.split(' ').map((color) => `#${color}`);
  const brandId = name
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '');
  return { brandId, name, factor: tiers[tier], palette: [main, second, paper] as const, tagline };
};

/** Brands of our own; none exists. */
export const demoBrands = [
  brand('Everyday Table', 'value', '2b5c8a ffd25e ffffff', 'Good food at a plain price.'),
  brand('Meadow Lane', 'middle', '3d9a5f ffe08a fffaf0', 'Milk from family dairies within a day’s drive.'),
  brand('Alder Creek', 'premium', '7a2e4d efc9a6 fff4ea', 'Small batches, long patience.'),
  brand('Polar Bay', 'middle', '4f7fe0 cfe8ff f7fbff', 'Cold, clear, and simple.'),
  brand('Harbor', 'middle', '1f6fb5 f7c948 f4faff', 'Straight from the boats.'),
  brand('Tidewater', 'premium', '17677a f2b9a0 f3fbfb', 'Seafood with a known catch.'),
  brand('Stone Mill', 'middle', 'bf5f3a f5d79c fff6e6', 'Stone-ground since the first loaf.'),
  brand('Prairie', 'middle', 'f2a51f 8a3f1d fff8e8', 'Whole grains from the open country.'),
  brand('Cedar Hollow', 'middle', '2f6b4a f1b24a fbf7ea', 'A pantry to rely on.'),
  brand('Bramble & Oak', 'premium', '5b3a52 e3b873 fdf6ee', 'The pantry’s best shelf.'),
  brand('Sunny Acre', 'middle', 'ffc93a e8542f fffbe9', 'Picked ripe, packed fast.'),
  brand('Larkspur Farms', 'premium', '6a8f3c f2d16b fbfbef', 'Organic from seed to shelf.'),
  brand('Copper Kettle', 'middle', 'd9532f ffd9a0 fff5ea', 'Slow-cooked in small kettles.'),
  brand('Kettle Rock', 'middle', 'b23a48 f6c667 fff7ea', 'Crunch you can hear.'),
  brand('Trailside', 'middle', '7d5a2e f0b95c fdf7ea', 'Fuel for the long way up.'),
  brand('Night Owl', 'middle', '3a3350 e9a23b f7f2ff', 'For the late shift.'),
  brand('Cascade Roasters', 'premium', '2d4a4f e28f4d f5faf8', 'Roasted the week it ships.'),
  brand('Willow Tea', 'middle', '5f8f7b f3dfa8 fbfaf0', 'A quiet cup.'),
  brand('Sierra Peak', 'middle', '0f8fb3 ffd166 f4fcff', 'Made for movement.'),
  brand('Bluebell', 'middle', '8a6fd8 ffe3f1 fcf8ff', 'A little something sweet.'),
  brand('Candy Lane', 'value', 'e2477f ffe08a fff5f9', 'Treats for pocket change.'),
  brand('Crumb & Co', 'middle', 'a8683a f7d9a8 fff8ee', 'Baked before sunrise.'),
  brand('Maple Street', 'premium', '8c3b2a f4c98b fff6ec', 'The bakery on the corner.'),
  brand('Pinwheel', 'value', '27a3c9 ffcb3d fffdf2', 'Breakfast with a grin.'),
  brand('Snowfield', 'premium', '5a7fc2 f8d5e2 fbfcff', 'Churned with real cream.'),
  brand('Golden Fork', 'middle', 'c9632c ffe1a6 fff8ee', 'Dinner in minutes, made with care.'),
  brand('Hearth & Carve', 'middle', '8f3d2e f0c27b fff5ea', 'Sliced to order, roasted here.'),
  brand('Red Barn', 'middle', 'a8322f f3d9b0 fff6ee', 'Beef, pork, and poultry from American farms.'),
  brand('Greenpasture', 'premium', '4d7a3a eac98a f9f8ec', 'Raised on grass, with room to roam.'),
  brand('Casa Luna', 'middle', 'd1462f 2f8f6b fff4e2', 'Recipes from abuela’s table.'),
  brand('Jade Garden', 'middle', '1f7a5a f2c14e f7fbf2', 'Pantry of the Pacific.'),
  brand('Nonna Rosa', 'middle', 'b5342c 3f7a45 fff7ea', 'Sunday dinner, any day.'),
  brand('Spice Route', 'middle', 'c2571a 5b2b6b fff5e6', 'Whole spices, warmly blended.'),
  brand('Olive & Thyme', 'premium', '5f6f2e d9b25a fbf9ea', 'From the hills above the sea.'),
  brand('Little Fern', 'middle', 'f08fa9 5f9a5b fffafa', 'Gentle from the first day.'),
  brand('Clover & Clean', 'middle', '1f9f93 ffd66b f6fffc', 'Clean without the fumes.'),
  brand('Bright Nest', 'value', '3f8fd6 ffe27a f6fbff', 'A tidy home for less.'),
  brand('Soft Cloud', 'middle', '6f9fdc f6d6e6 fbfdff', 'Soft and strong.'),
  brand('Homestead', 'middle', '6b5b4b e5b96a fbf7f0', 'Useful things, made to last.'),
  brand('Pure Petal', 'middle', 'd77fa1 a8cfa0 fff9fb', 'Kind to skin.'),
  brand('Mintwell', 'middle', '2fa39a d9f3e6 f6fffc', 'A fresher morning.'),
  brand('Wellroot', 'middle', '4f7f4a f3b33d fafcf2', 'Vitamins with nothing to hide.'),
  brand('Calmwood', 'middle', '3d6f9e e8eef6 fbfdff', 'Relief you can read.'),
  brand('Good Paws', 'middle', 'e0692c 2f4b6e fff7ee', 'Real food for good dogs and cats.'),
  brand('Whisker & Wag', 'premium', '5c4a8a f2b56b fbf7ff', 'As picky as they are.'),
  brand('Stillwater Estate', 'premium', '4a2740 d9b98a fbf4ea', 'One valley, four generations.'),
  brand('Foxglove Cellars', 'middle', '7b3b5c e9cfa8 fff6f0', 'Everyday wine for good company.'),
  brand('Three Rivers', 'value', '35603f e6cf8f fbf8ea', 'Easy bottles.'),
  brand('Ironbridge Brewing', 'middle', '38424d e0933a f7f5ef', 'Brewed beside the old bridge.'),
  brand('Hop Hollow', 'premium', '2f7a4f f6c945 f9fbee', 'Hops first.'),
  brand('Copper Ridge', 'premium', '6f3a22 e3b56a fbf3e6', 'Distilled by hand.'),
  brand('Wildflower & Stem', 'middle', '7f9f6a f2b6c6 fdfbf6', 'Cut this morning.'),
  brand('Larder Kitchen', 'middle', '35684f f5c05a fcf9ee', 'Cooked in our own kitchen, today.'),
  brand('Larder Pro', 'value', '2f3640 f0b429 f7f7f5', 'For kitchens that feed a crowd.'),
  brand('Hive & Hollow', 'premium', 'c98a1b 4f3a1f fff8e6', 'One apiary, thirty hives.'),
  brand('Kitchen Foundry', 'premium', '4a4f55 d9794a f6f5f3', 'Tools that outlive trends.'),
];

/** The marketplace sellers; all made up. */
export const demoSellers = [
  {
    sellerId: 'hive-and-hollow',
    name: 'Hive & Hollow',
    description: 'Raw honey, beeswax candles, and comb from one family apiary in the Willamette Valley.',
    descriptionEs: 'Miel cruda, velas de cera de abeja y panal de un apiario familiar del valle de Willamette.',
    shipsFrom: 'Salem, OR',
    shippingDays: 4,
    shippingCents: 495,
    freeShippingCents: 4500,
    returns: 'Return unopened jars within 30 days.',
    returnsEs: 'Devuelve los frascos sin abrir en un plazo de 30 días.',
    imageId: 'honey-pot',
  },
  {
    sellerId: 'kitchen-foundry',
    name: 'Kitchen Foundry',
    description: 'Cast iron, carbon-steel knives, and hardwood boards made in a small shop on Lake Erie.',
    descriptionEs:
      'Hierro fundido, cuchillos de acero al carbono y tablas de madera dura, hechos en un taller pequeño junto al lago Erie.',
    shipsFrom: 'Erie, PA',
    shippingDays: 6,
    shippingCents: 595,
    freeShippingCents: 15_000,
    returns: 'Return anything unused within 60 days. Cast iron is guaranteed for life.',
    returnsEs: 'Devuelve lo que no hayas usado en un plazo de 60 días. El hierro fundido tiene garantía de por vida.',
    imageId: 'cooking',
  },
];
