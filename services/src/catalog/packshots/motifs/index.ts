import type { Pen } from '../pen.ts';
import * as bakery from './bakery.ts';
import * as bowls from './bowls.ts';
import * as charcuterie from './charcuterie.ts';
import * as cheese from './cheese.ts';
import * as dairy from './dairy.ts';
import * as departments from './departments.ts';
import * as flowers from './flowers.ts';
import * as fruit from './fruit.ts';
import * as grains from './grains.ts';
import * as greens from './greens.ts';
import * as meat from './meat.ts';
import * as pantry from './pantry.ts';
import * as pasta from './pasta.ts';
import * as poultry from './poultry.ts';
import * as roots from './roots.ts';
import * as seafood from './seafood.ts';
import * as vegetables from './vegetables.ts';
import { makeBrush, type Motif } from './brush.ts';

interface Entry {
  draw: Motif;
  /** Its usual color, `#rrggbb`. */
  color: string;
  /** Does it take the color of the product's variety, such as red grapes and green ones? */
  dyed: boolean;
}
const plain = (draw: Motif, color: string): Entry => ({ draw, color: `#${color}`, dyed: false });
const dyed = (draw: Motif, color: string): Entry => ({ draw, color: `#${color}`, dyed: true });

/** Food that we draw ourselves, by name. */
const motifs = {
  apple: dyed(fruit.apple, 'd9384a'),
  pear: dyed(fruit.pear, 'c2cc45'),
  orange: dyed(fruit.orange, 'f28f24'),
  grapefruit: plain(fruit.grapefruit, 'f0705a'),
  lime: plain(fruit.lime, '7fb53a'),
  grapes: dyed(fruit.grapes, '7a3f86'),
  bananas: plain(fruit.bananas, 'f2cc3e'),
  plantains: plain(fruit.bananas, '8fb04a'),
  pomegranate: plain(fruit.pomegranate, 'c22a48'),
  plum: dyed(fruit.plum, '6d3060'),
  apricot: plain(fruit.apricot, 'f2a144'),
  nectarine: plain(fruit.nectarine, 'd9442e'),
  cantaloupe: plain(fruit.cantaloupe, 'd9c294'),
  raspberry: plain(fruit.raspberry, 'd93a62'),
  blackberry: plain(fruit.blackberry, '43284f'),
  cranberries: plain(fruit.cranberries, 'c2203a'),
  berries: plain(fruit.berries, 'a8408a'),
  'mixed-fruit': plain(fruit.mixedFruit, 'f2a83a'),
  produce: plain(departments.produce, '8fc23a'),
  'dairy-shelf': plain(departments.dairyShelf, 'f5a833'),
  butcher: plain(departments.butcher, 'b8303e'),
  bakery: plain(departments.bakery, 'c88642'),
  'deli-board': plain(departments.deliBoard, 'ee9c96'),
  drinks: plain(departments.drinks, 'f2a03a'),
  'cut-fruit': plain(fruit.cutFruit, 'e2485a'),
  raisins: plain(fruit.raisins, '5a3450'),
  prunes: plain(fruit.raisins, '3a2438'),
  dates: plain(fruit.dates, '8a5230'),

  beet: plain(roots.beet, '8f2250'),
  radish: plain(roots.radish, 'd9305a'),
  zucchini: plain(vegetables.zucchini, '4a8a3a'),
  'butternut-squash': plain(vegetables.butternut, 'e3b06c'),
  asparagus: plain(greens.asparagus, '7fae4a'),
  'brussels-sprouts': plain(greens.brusselsSprouts, '7fae4a'),
  cabbage: plain(greens.cabbage, '9cc27a'),
  iceberg: plain(greens.cabbage, 'b5d884'),
  kale: plain(greens.kale, '3a6b4a'),
  chard: plain(greens.chard, 'd92a58'),
  romaine: plain(greens.romaine, '6fae3e'),
  lettuce: plain(greens.lettuce, '7cb84a'),
  spinach: plain(greens.spinach, '3f8a42'),
  'salad-greens': plain(greens.saladGreens, '6fae3e'),
  cilantro: plain(greens.cilantro, '5fae45'),
  parsley: plain(greens.parsley, '3f8f3a'),
  'green-onions': plain(greens.greenOnions, '5f9f3a'),
  'green-beans': plain(vegetables.greenBeans, '5fa53e'),
  'bell-pepper': dyed(vegetables.bellPepper, 'd9342c'),
  jalapeno: plain(vegetables.jalapeno, '4f9a3a'),
  onion: dyed(roots.onion, 'dfa94f'),
  potato: dyed(roots.potato, 'c99a62'),
  'sweet-potato': plain(roots.sweetPotato, 'c4603a'),
  mushrooms: dyed(vegetables.mushrooms, 'a87a50'),
  cauliflower: plain(vegetables.cauliflower, 'f6efda'),
  olives: dyed(vegetables.olives, '8a9a3a'),
  celery: plain(greens.celery, 'b5d06a'),
  'mixed-vegetables': plain(vegetables.mixedVegetables, '7cb84a'),
  'vegetable-sticks': plain(vegetables.vegetableSticks, 'f2902e'),

  steak: plain(meat.steak, 'b8303e'),
  filet: plain(meat.filet, 'a82a3a'),
  roast: dyed(meat.roast, 'a03038'),
  ribs: plain(meat.ribs, 'b8504a'),
  'ground-meat': dyed(meat.groundMeat, 'c23a42'),
  patties: dyed(meat.patties, 'b53a44'),
  'chicken-breast': plain(poultry.chickenBreast, 'f2c6ae'),
  'chicken-thighs': plain(poultry.chickenThigh, 'eaae98'),
  drumsticks: plain(poultry.drumsticks, 'eebf9c'),
  'chicken-wings': plain(poultry.chickenWings, 'efc4a2'),
  'whole-chicken': plain(poultry.wholeBird, 'f0cca4'),
  'roast-chicken': plain(poultry.wholeBird, 'c4762e'),
  'whole-turkey': plain(poultry.wholeBird, 'd8a878'),
  'pork-chop': plain(meat.porkChop, 'e88a8a'),
  'lamb-chop': plain(meat.lambChop, 'a8323e'),
  'lamb-leg': plain(meat.lambLeg, 'b0404a'),
  sausage: dyed(charcuterie.sausage, 'b8583a'),
  franks: dyed(charcuterie.franks, 'c4583e'),
  'deli-slices': dyed(charcuterie.deliSlices, 'ee9c96'),
  salami: plain(charcuterie.salami, 'b8383c'),
  meatballs: plain(charcuterie.meatballs, '8f4a34'),
  'meat-cubes': dyed(meat.meatCubes, 'b0383e'),
  'bacon-strips': plain(charcuterie.baconStrips, 'b5443a'),
  'turkey-bacon': plain(charcuterie.baconStrips, 'd9a07a'),
  kabob: plain(meat.kabob, 'a8443a'),
  nuggets: plain(poultry.nuggets, 'dd9a40'),
  'breaded-sticks': plain(poultry.sticks, 'dda04a'),

  rose: dyed(flowers.rose, 'd9304a'),
  wreath: dyed(flowers.wreath, '3f8f4a'),

  salmon: dyed(seafood.salmon, 'f2825e'),
  'white-fillet': plain(seafood.whiteFillet, 'f6dccf'),
  'tuna-steak': plain(seafood.tunaSteak, 'a8283a'),
  'whole-fish': plain(seafood.wholeFish, '8f9fa8'),
  'smoked-salmon': plain(seafood.smokedSalmon, 'ee7550'),
  scallops: plain(seafood.scallops, 'f8e2b8'),
  clams: plain(seafood.clams, 'cdb89a'),
  mussels: plain(seafood.mussels, '3a3f5a'),
  'snow-crab': plain(seafood.snowCrab, 'e8602e'),

  dollop: plain(dairy.dollop, 'fdf2d8'),
  'whipped-cream': plain(dairy.whippedCream, 'fdf0d2'),
  'cream-pitcher': plain(dairy.creamPitcher, 'fffaf0'),
  'yogurt-bowl': plain(dairy.yogurtBowl, 'e2405a'),
  'plain-yogurt': plain(dairy.plainYogurt, 'fdf2d8'),
  'cottage-cheese': plain(dairy.cottageCheese, 'fdf2d8'),
  ricotta: plain(cheese.ricotta, 'fdf0d0'),
  'cream-cheese': plain(cheese.creamCheese, 'fdf0d0'),
  hummus: plain(dairy.hummus, 'e3c48c'),
  guacamole: plain(dairy.guacamole, '8fb04a'),
  'salsa-bowl': plain(dairy.salsaBowl, 'd9442e'),
  'dip-bowl': plain(dairy.dipBowl, 'fbf0d4'),
  'cheese-block': dyed(cheese.cheeseBlock, 'f5a833'),
  'cheese-slices': dyed(cheese.cheeseSlices, 'f7b23c'),
  'string-cheese': plain(cheese.stringCheese, 'fdeebc'),
  'shredded-cheese': dyed(cheese.shredded, 'f5b23c'),
  mozzarella: plain(cheese.mozzarella, 'fdf3da'),
  parmesan: plain(cheese.parmesan, 'f0d488'),
  brie: plain(cheese.brie, 'f8dc84'),
  'goat-cheese': plain(cheese.goatLog, 'faf0d8'),
  feta: plain(cheese.feta, 'fbf1d6'),
  'blue-cheese': plain(cheese.blueCheese, 'f4e8c6'),
  gouda: plain(cheese.gouda, 'f2bc4a'),
  tofu: plain(dairy.tofu, 'f5e4bc'),
  egg: dyed(dairy.egg, 'e6b890'),

  boule: plain(bakery.boule, 'c88642'),
  ciabatta: plain(bakery.ciabatta, 'd9a45c'),
  bun: plain(bakery.bun, 'd9954a'),
  'hot-dog-bun': plain(bakery.hotDogBun, 'dca050'),
  rolls: plain(bakery.rolls, 'd8954c'),
  tortillas: dyed(bakery.tortillas, 'f0d290'),
  'english-muffin': plain(bakery.englishMuffin, 'd9a864'),
  muffin: plain(bakery.muffin, 'd99a4c'),
  'blueberry-muffin': plain(bakery.blueberryMuffin, 'e0ac62'),
  'chocolate-muffin': plain(bakery.chocolateMuffin, 'd09048'),
  scone: plain(bakery.scone, 'e0b06a'),
  'cinnamon-roll': plain(bakery.cinnamonRoll, 'd89850'),
  turnover: plain(bakery.turnover, 'dc9c48'),
  danish: plain(bakery.danish, 'dca050'),
  brownie: plain(bakery.brownie, '6b3b24'),
  graham: plain(bakery.graham, 'c98d4a'),
  saltines: plain(bakery.saltines, 'ecc684'),
  matzo: plain(bakery.matzo, 'efd7a4'),
  'sandwich-cookies': plain(bakery.wafer, '4e3226'),

  almonds: plain(grains.almonds, 'b5703a'),
  cashews: plain(grains.cashews, 'eecb92'),
  walnuts: plain(grains.walnuts, 'c08a52'),
  pistachios: plain(grains.pistachios, '9bb04a'),
  'mixed-nuts': plain(grains.mixedNuts, 'b5703a'),
  'nut-butter': plain(pantry.peanutButter, 'c98a48'),
  'black-beans': plain(grains.beans, '33242c'),
  'pinto-beans': plain(grains.beans, 'c08a6a'),
  'kidney-beans': plain(grains.beans, '8a2f2c'),
  'white-beans': plain(grains.beans, 'f5e6c0'),
  soybeans: plain(grains.soybeans, 'ecd69c'),
  chickpeas: plain(grains.chickpeas, 'e0bc7c'),
  lentils: plain(grains.lentils, '8a9a4a'),
  'red-lentils': plain(grains.lentils, 'e2784a'),
  'split-peas': plain(grains.lentils, '9bc24a'),
  'dry-rice': plain(grains.rice, 'f8edd0'),
  'brown-rice': plain(grains.rice, 'd2ac74'),
  quinoa: plain(grains.peppercorns, 'e6d4a4'),
  wheat: plain(grains.wheat, 'dcab4e'),
  oats: plain(grains.oats, 'dcb878'),
  peppercorns: plain(grains.peppercorns, '3a2f30'),
  capers: plain(grains.capers, '7f8f3e'),
  'cinnamon-sticks': plain(pantry.cinnamon, 'a8602e'),
  'sugar-cubes': plain(pantry.sugarCubes, 'faf0da'),
  'brown-sugar': plain(pantry.sugarCubes, 'b5803f'),
  penne: plain(pasta.penne, 'f0c25c'),
  macaroni: plain(pasta.macaroni, 'f2bc4a'),
  rotini: plain(pasta.rotini, 'eebc56'),
  farfalle: plain(pasta.farfalle, 'f0c866'),
  'lasagna-sheets': plain(pasta.lasagnaSheets, 'f0c666'),
  'long-pasta': plain(pasta.longPasta, 'f0c860'),
  'noodle-nest': dyed(pasta.nest, 'f2cc6a'),
  ravioli: plain(pasta.ravioli, 'f4dc98'),
  'brown-sauce': plain(pantry.sauceDrop, '6b2c1c'),
  mustard: plain(pantry.sauceDrop, 'e0ae22'),
  mayonnaise: plain(pantry.sauceDrop, 'faedc0'),
  'dark-sauce': plain(pantry.syrupPour, '3c1f1a'),
  'amber-syrup': plain(pantry.syrupPour, 'b0622a'),
  'cola-glass': plain(pantry.coldGlass, '5c2a1a'),
  'iced-tea-glass': plain(pantry.coldGlass, 'c8742a'),
  'soda-glass': dyed(pantry.coldGlass, 'f2a03a'),
  'lemonade-glass': plain(pantry.coldGlass, 'f4dc5c'),
  'clear-glass': plain(pantry.coldGlass, 'd4ecf6'),
  'ice-pop': dyed(pantry.icePop, 'e2506a'),
  'corn-dog': plain(pantry.cornDog, 'c9803a'),
  'tater-tots': plain(pantry.taters, 'dfa044'),
  'onion-rings': plain(pantry.onionRings, 'dc9c46'),
  'soup-bowl': dyed(bowls.soupBowl, 'dc7a3a'),
  'broth-bowl': plain(bowls.broth, 'dca244'),
  'oat-bowl': plain(bowls.oatBowl, 'e6cc9c'),
  'cereal-bowl': dyed(bowls.cerealBowl, 'd99a44'),
} as const satisfies Record<string, Entry>;

export type MotifName = keyof typeof motifs;
export const motifNames = Object.keys(motifs) as MotifName[];
export const isOurMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name);

/** One of our motifs as markup on a grid of 32 x 32; undefined for a name that isn't one. @param color of the product's variety */
export function motifArt(name: string, pen: Pen, color: string): string | undefined {
  if (!isOurMotif(name)) return undefined;
  const motif = motifs[name];
  return `<g transform="scale(.32)">${motif.draw(makeBrush(pen), motif.dyed ? color : motif.color)}</g>`;
}

/** The usual color of one of our motifs; undefined for a name that isn't one. */
export const motifColor = (name: string): string | undefined => (isOurMotif(name) ? motifs[name].color : undefined);
