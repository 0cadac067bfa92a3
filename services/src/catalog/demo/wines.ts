import type { Wine, WineBody } from '../rules/product.ts';

/** A wine, with its strength in hundredths, and what a bottle of the wine shop costs; null for the brand's usual price. */
export interface DemoWine {
  wine: Wine;
  abv: number;
  cents: number | null;
}

/**
 * By brand, `Name: body; grape; region; % by volume; style; notes`, and in the wine shop the price of a bottle. Blends are
 * called after what they are.
 */
const cellars = {
  'foxglove-cellars': `
Cabernet Sauvignon: full; Cabernet Sauvignon; Paso Robles; 13.9; dry; cassis, cedar
Merlot: medium; Merlot; Central Coast; 13.5; soft; plum, cocoa
Pinot Noir: light; Pinot Noir; Monterey; 13.4; dry; cherry, clove
Malbec: full; Malbec; Lodi; 13.8; ripe; blackberry, violet
Zinfandel: full; Zinfandel; Lodi; 14.8; ripe; blackberry, pepper
Red Blend: medium; Red Blend; Central Coast; 13.6; juicy; raspberry, vanilla
Syrah: full; Syrah; Paso Robles; 14.2; dry; plum, smoke
Chardonnay: medium; Chardonnay; Monterey; 13.6; dry; apple, butter
Sauvignon Blanc: light; Sauvignon Blanc; Central Coast; 13; crisp; grapefruit, grass
Pinot Grigio: light; Pinot Gris; Monterey; 12.5; crisp; pear, almond
Riesling: light; Riesling; Monterey; 11.5; off-dry; peach, lime
Moscato: light; Muscat; Central Coast; 9; sweet; apricot, orange blossom
Rosé: light; Grenache; Central Coast; 12.5; dry; strawberry, melon
Brut: light; Champagne Blend; Mendocino; 12; dry; apple, brioche
Prosecco: light; Glera; Veneto; 11; bright; pear, acacia
Sparkling Rosé: light; Pinot Noir; Mendocino; 12; dry; strawberry, cream
Cava: light; Macabeo; Penedès; 11.5; dry; lemon, almond
Tawny Port: full; Port Blend; Douro; 20; sweet; caramel, walnut
Ruby Port: full; Port Blend; Douro; 19.5; sweet; black cherry, chocolate
Cream Sherry: full; Palomino; Jerez; 17.5; sweet; raisin, hazelnut
Carneros Chardonnay 2022: medium; Chardonnay; Carneros; 13.8; dry; apple, hazelnut; 22.99
Russian River Pinot Noir 2021: light; Pinot Noir; Sonoma; 13.9; dry; cherry, forest floor; 27.99
Paso Robles Cabernet Sauvignon 2020: full; Cabernet Sauvignon; Paso Robles; 14.5; ripe; cassis, tobacco; 24.99
Willamette Pinot Gris 2023: light; Pinot Gris; Willamette Valley; 13.2; crisp; pear, ginger; 17.99
Columbia Valley Merlot 2020: medium; Merlot; Columbia Valley; 14; soft; plum, cocoa; 18.99
Finger Lakes Riesling 2022: light; Riesling; Finger Lakes; 11.8; off-dry; lime, peach; 16.99
Lodi Zinfandel 2021: full; Zinfandel; Lodi; 15.1; ripe; blackberry, pepper; 16.99
Mendocino Brut: light; Champagne Blend; Mendocino; 12.3; dry; lemon, brioche; 21.99
Texas Tempranillo 2020: medium; Tempranillo; Texas High Plains; 13.7; dry; cherry, leather; 19.99
Virginia Viognier 2022: medium; Viognier; Virginia; 13.5; soft; apricot, honeysuckle; 20.99`,
  'three-rivers': `
Cabernet Sauvignon: full; Cabernet Sauvignon; Columbia Valley; 13.5; dry; black cherry, mint
Merlot: medium; Merlot; Columbia Valley; 13.2; soft; plum, vanilla
Red Blend: medium; Red Blend; Columbia Valley; 13.4; juicy; raspberry, clove
Syrah: full; Syrah; Columbia Valley; 13.9; dry; blueberry, smoke
Chardonnay: medium; Chardonnay; Columbia Valley; 13.2; dry; apple, vanilla
Moscato: light; Muscat; Columbia Valley; 8.5; sweet; apricot, honey
Riesling: light; Riesling; Columbia Valley; 11; off-dry; apple, lime
Rosé: light; Syrah; Columbia Valley; 12.2; dry; raspberry, watermelon
Sauvignon Blanc: light; Sauvignon Blanc; Columbia Valley; 12.8; crisp; lime, grass`,
  'alder-creek': `
Malbec: full; Malbec; Sonoma; 14; dry; blackberry, cocoa
Chardonnay: full; Chardonnay; Sonoma; 14.1; soft; pineapple, butter
Sauvignon Blanc: light; Sauvignon Blanc; Sonoma; 13.3; bright; grapefruit, melon
Carneros Chardonnay 2022: full; Chardonnay; Carneros; 14; soft; lemon, hazelnut; 31.99
Russian River Pinot Noir 2021: light; Pinot Noir; Sonoma; 13.8; dry; cherry, clove; 33.99
Willamette Pinot Gris 2023: light; Pinot Gris; Willamette Valley; 13; crisp; pear, almond; 23.99
Columbia Valley Merlot 2020: medium; Merlot; Columbia Valley; 14.2; dry; plum, cedar; 26.99
Finger Lakes Riesling 2022: light; Riesling; Finger Lakes; 11.2; off-dry; peach, slate; 22.99
Lodi Zinfandel 2021: full; Zinfandel; Lodi; 15.3; ripe; raspberry, black pepper; 25.99
Texas Tempranillo 2020: full; Tempranillo; Texas High Plains; 14.1; dry; black cherry, tobacco; 29.99
Virginia Viognier 2022: medium; Viognier; Virginia; 13.8; soft; apricot, ginger; 28.99`,
  'stillwater-estate': `
Cava: light; Macabeo; Penedès; 11.8; dry; apple, brioche
Hillside Cabernet Sauvignon 2019: full; Cabernet Sauvignon; Napa Valley; 14.5; dry; cassis, cedar; 54.99
Hillside Cabernet Sauvignon 2020: full; Cabernet Sauvignon; Napa Valley; 14.3; dry; blackberry, graphite; 49.99
Reserve Pinot Noir 2021: light; Pinot Noir; Sonoma; 13.8; dry; cherry, violet; 44.99
Old Vine Zinfandel 2020: full; Zinfandel; Sonoma; 15.2; ripe; blackberry, pepper; 38.99
Single-Vineyard Syrah 2019: full; Syrah; Napa Valley; 14.1; dry; blueberry, smoke; 46.99
Barrel-Fermented Chardonnay 2022: full; Chardonnay; Napa Valley; 14.2; soft; pear, butter; 41.99
Hillside Sauvignon Blanc 2023: light; Sauvignon Blanc; Napa Valley; 13.5; crisp; grapefruit, lemongrass; 29.99
Late-Harvest Riesling 2021: medium; Riesling; Mendocino; 9.5; sweet; apricot, honey; 34.99
Blanc de Blancs 2018: light; Chardonnay; Carneros; 12.2; dry; lemon, brioche; 47.99
Bordeaux-Style Blend 2018: full; Bordeaux Blend; Napa Valley; 14.4; dry; cassis, tobacco; 59.99
Petit Verdot 2019: full; Petit Verdot; Napa Valley; 14.6; dry; blueberry, violet; 52.99
Dry Rosé 2024: light; Pinot Noir; Sonoma; 12.8; dry; strawberry, orange blossom; 24.99`,
} as const;

const bodies: Readonly<Record<string, WineBody>> = { light: 'LIGHT', medium: 'MEDIUM', full: 'FULL' };

function wineIn(text: string): DemoWine {
  const [body = '', grape = '', region = '', abv = '', style = '', notes = '', dollars] = text.split('; ');
  const known = bodies[body];
  if (!known || notes === '') throw new Error(`Not a wine: ${text}`);
  return {
    wine: { body: known, grape, region, style, notes: notes.split(', ') },
    abv: Number(abv),
    cents: dollars === undefined ? null : Math.round(Number(dollars) * 100),
  };
}

/** By brand and name: `alder-creek|Malbec`. */
export const demoWines: ReadonlyMap<string, DemoWine> = new Map(
  Object.entries(cellars).flatMap(([brandId, table]) =>
    table
      .trim()
      .split('\n')
      .map((row) => {
        const colon = row.indexOf(': ');
        return [`${brandId}|${row.slice(0, colon)}`, wineIn(row.slice(colon + 2))] as const;
      }),
  ),
);

/** What the wine of a brand is, by its name without the brand; undefined for what is no wine. */
export const demoWine = (brandId: string, name: string): DemoWine | undefined => demoWines.get(`${brandId}|${name}`);
