import { aisle, department, line, shelf } from '../line.ts';

const hours = ['8-22', '8-22'] as const;
const still = 'Wine grapes; contains sulfites.';

export const alcohol = department(
  'Wine, Beer & Spirits',
  'alcohol',
  aisle(
    'Wine',
    shelf(
      'Red Wine',
      'fl oz',
      line(
        '{F}',
        'foxglove-cellars three-rivers alder-creek',
        'Cabernet Sauvignon: grapes 8a1f3a; Merlot: grapes 7a2f4a; Pinot Noir: grapes a83a4f; Malbec: grapes 5a1f4a; Zinfandel: grapes 9a2f3f; Red Blend: grapes 6a1f2f; Syrah: grapes 4a1f3f',
        'wine 750 ml 12.99; wine 1.5 L 19.99',
        'Dark fruit, soft tannin, and a finish that asks for dinner.',
        still,
        { abv: 13.5, hours, prop65: 'alcohol', maximum: 24 },
      ),
    ),
    shelf(
      'White & Rosé',
      'fl oz',
      line(
        '{F}',
        'foxglove-cellars three-rivers alder-creek',
        'Chardonnay: green-apple e0c94a; Sauvignon Blanc: lemon c9d96a; Pinot Grigio: pear d9d28a; Riesling: peach f2dc7a; Moscato: peach f2c98a; Rosé: strawberry f2a0a8',
        'wine 750 ml 11.99; wine 1.5 L 18.99',
        'Bright and cold, with a little citrus at the end.',
        still,
        { abv: 12.5, hours, prop65: 'alcohol', maximum: 24 },
      ),
    ),
    shelf(
      'Sparkling & Dessert',
      'fl oz',
      line(
        '{F}',
        'foxglove-cellars stillwater-estate',
        'Brut: bottle-with-popping-cork e0c25a; Prosecco: bottle-with-popping-cork d9d28a; Sparkling Rosé: bottle-with-popping-cork f2a0a8; Cava: bottle-with-popping-cork c9a84a; Tawny Port: chestnut 7a3a26',
        'wine 750 ml 15.99',
        'For Friday, or for no reason.',
        still,
        { abv: 12, hours, prop65: 'alcohol', maximum: 24 },
      ),
    ),
    shelf(
      'Vine & Cellar',
      'fl oz',
      line(
        '{F}',
        'stillwater-estate',
        'Hillside Cabernet Sauvignon 2019: grapes 6a1230; Hillside Cabernet Sauvignon 2020: grapes 7a1a38; Reserve Pinot Noir 2021: grapes 9a3048; Old Vine Zinfandel 2020: grapes 8a2038; Single-Vineyard Syrah 2019: grapes 3f1838; Barrel-Fermented Chardonnay 2022: green-apple d9bd4a; Hillside Sauvignon Blanc 2023: lemon b5c95a; Late-Harvest Riesling 2021: peach e8b84a; Blanc de Blancs 2018: bottle-with-popping-cork e0cf8a; Bordeaux-Style Blend 2018: grapes 581028; Petit Verdot 2019: grapes 48183f; Dry Rosé 2024: strawberry f2a8a0',
        'wine 750 ml 38.99',
        'From one hillside, bottled at the estate, and shipped from the cellar at the right temperature.',
        still,
        { abv: 14.2, program: '1P_WINE', channels: 'delivery shipping', hours, prop65: 'alcohol', maximum: 36 },
      ),
      line(
        '{F}',
        'foxglove-cellars alder-creek',
        'Carneros Chardonnay 2022: green-apple d9c25a; Russian River Pinot Noir 2021: grapes a83a50; Paso Robles Cabernet Sauvignon 2020: grapes 801c38; Willamette Pinot Gris 2023: pear d0c878; Columbia Valley Merlot 2020: grapes 703048; Finger Lakes Riesling 2022: peach e0d070; Lodi Zinfandel 2021: grapes 983040; Mendocino Brut: bottle-with-popping-cork d8c060; Texas Tempranillo 2020: grapes 682030; Virginia Viognier 2022: peach e8c878',
        'wine 750 ml 24.99',
        'A bottle with a place on the label, picked by our cellar team.',
        still,
        { abv: 13.6, program: '1P_WINE', channels: 'delivery shipping', hours, prop65: 'alcohol', maximum: 36 },
      ),
    ),
  ),
  aisle(
    'Beer & Cider',
    shelf(
      'Craft Beer',
      'fl oz',
      line(
        '{F}',
        'hop-hollow ironbridge-brewing',
        'India Pale Ale: beer-mug e0932e; Hazy IPA: beer-mug f2b84a; Pale Ale: beer-mug d9a03a; Amber Ale: beer-mug b5602a; Stout: beer-mug 3a2a26; Porter: beer-mug 5a3326; Wheat Beer: beer-mug f2d27a; Pilsner: beer-mug f2dc5a; Double IPA: beer-mug c9702a',
        'beer 22 fl oz 7.49; can 16 fl oz 3.79; sixpack 6x12 fl oz 11.99',
        'Brewed in small tanks with whole hops and no hurry.',
        'Water, barley malt, wheat, hops, yeast.',
        { abv: 6.2, hours, prop65: 'alcohol', maximum: 24 },
      ),
    ),
    shelf(
      'Lager & Light',
      'fl oz',
      line(
        '{F}',
        'ironbridge-brewing three-rivers casa-luna',
        'Lager: beer-mug f2c94a; Light Lager: beer-mug cfe0f0; Mexican-Style Lager: lemon e0d04a',
        'sixpack 6x12 fl oz 8.99; sixpack 12x12 fl oz 15.99; packet 24x12 fl oz 26.99',
        'Crisp, cold, and easy on the porch.',
        'Water, barley malt, corn, hops, yeast.',
        { abv: 4.4, hours, prop65: 'alcohol', maximum: 24 },
      ),
    ),
    shelf(
      'Cider, Seltzer & Non-Alcoholic',
      'fl oz',
      line(
        'Hard {F}',
        'hop-hollow foxglove-cellars',
        'Apple Cider: red-apple d9902e; Pear Cider: pear c9d04a; Lime Seltzer: lemon 9ad04b; Black Cherry Seltzer: cherries 8d1f33; Mango Seltzer: mango ffb52e; Half & Half Tea: teacup-without-handle b5742e',
        'can 16 fl oz 3.29; sixpack 6x12 fl oz 10.49; sixpack 12x12 fl oz 17.99',
        'Light, dry, and cold.',
        'Water, fermented apple juice or cane sugar, natural flavors.',
        { abv: 5, hours, prop65: 'alcohol', maximum: 24 },
      ),
      line(
        'Non-Alcoholic {F}',
        'hop-hollow ironbridge-brewing',
        'IPA: beer-mug e0932e; Lager: beer-mug f2c94a; Wheat: beer-mug f2d27a',
        'sixpack 6x12 fl oz 9.99',
        'All of the hops, less than 0.5% alcohol by volume.',
        'Water, barley malt, wheat, hops, yeast.',
        { kind: 'food', facts: '12 fl oz (355 ml): 60 0 0 10 13 0 2 1', diets: 'vegan' },
      ),
    ),
  ),
  aisle(
    'Spirits & Mixers',
    shelf(
      'Spirits',
      'fl oz',
      line(
        '{F}',
        'copper-ridge three-rivers',
        'Bourbon Whiskey: tumbler-glass b5642a; Rye Whiskey: tumbler-glass 8a4a26; Vodka: cocktail-glass a8d0e8; Gin: cocktail-glass 7fb5a8; White Rum: tropical-drink e8e2d0; Spiced Rum: tropical-drink a8522a; Silver Tequila: lemon c9dce0; Reposado Tequila: lemon d9a84a; Brandy: tumbler-glass a8401f',
        'oil 375 ml 13.99; oil 750 ml 24.99; oil 1.75 L 44.99',
        'Distilled in copper, cut with spring water, and rested until it was ready.',
        '',
        { abv: 40, hours, prop65: 'alcohol', maximum: 12 },
      ),
    ),
    shelf(
      'Cocktail Mixers',
      'fl oz',
      line(
        '{F} Mixer',
        'bramble-oak everyday-table',
        'Margarita: lemon b5d04a; Bloody Mary: tomato c9302a; Piña Colada: pineapple f2d24a; Mojito: herb 5fae6a; Strawberry Daiquiri: strawberry e2405a; Grenadine: cherries c9203f; Simple Syrup: droplet cfe0f0',
        'oil 12.7 fl oz 5.49; oil 33.8 fl oz 7.99',
        'Measure, shake, pour. No alcohol inside.',
        'Water, cane sugar, fruit juice or tomato juice, citric acid, natural flavors, sea salt.',
        { kind: 'food', facts: '3 fl oz (90 ml): 90 0 0 30 23 0 22 0', diets: 'vegan gluten-free' },
      ),
    ),
  ),
);
