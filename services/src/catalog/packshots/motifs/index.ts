import type { Pen } from '../pen.ts';
import * as bakery from './bakery.ts';
import * as bowls from './bowls.ts';
import * as charcuterie from './charcuterie.ts';
import * as cheese from './cheese.ts';
import * as cookies from './cookies.ts';
import * as dairy from './dairy.ts';
import * as departments from './departments.ts';
import * as flatbreads from './flatbreads.ts';
import * as flowers from './flowers.ts';
import * as grains from './grains.ts';
import * as meat from './meat.ts';
import * as nuts from './nuts.ts';
import * as pantry from './pantry.ts';
import * as pasta from './pasta.ts';
import * as pastries from './pastries.ts';
import * as pies from './pies.ts';
import * as poultry from './poultry.ts';
import * as seafood from './seafood.ts';
import * as snacks from './snacks.ts';
import * as steaks from './steaks.ts';
import * as sweets from './sweets.ts';
import { dyed, type Entry, plain } from './entry.ts';
import { produceMotifs } from './produce/table.ts';
import { makeBrush } from './brush.ts';

/** Food that we draw ourselves, by name. */
const motifs = {
  ...produceMotifs,
  produce: plain(departments.produce, '8fc23a'),
  'dairy-shelf': plain(departments.dairyShelf, 'f5a833'),
  butcher: plain(departments.butcher, 'b8303e'),
  bakery: plain(departments.bakery, 'c88642'),
  'deli-board': plain(departments.deliBoard, 'ee9c96'),
  drinks: plain(departments.drinks, 'f2a03a'),
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
  'whole-chicken': plain(poultry.rawBird, 'f0cca4'),
  'roast-chicken': plain(poultry.wholeBird, 'c4762e'),
  'whole-turkey': plain(poultry.rawBird, 'd8a878'),
  'pork-chop': plain(meat.porkChop, 'e88a8a'),
  'lamb-chop': plain(meat.lambChop, 'a8323e'),
  'lamb-leg': plain(meat.lambLeg, 'b0404a'),
  sausage: dyed(charcuterie.sausage, 'b8583a'),
  franks: dyed(charcuterie.franks, 'c4583e'),
  'deli-slices': dyed(charcuterie.deliSlices, 'ee9c96'),
  salami: plain(charcuterie.salami, 'b8383c'),
  meatballs: plain(charcuterie.meatballs, '8f4a34'),
  'strip-steak': plain(steaks.stripSteak, 'b5303e'),
  't-bone': plain(steaks.tBone, 'b8343e'),
  'flank-steak': plain(steaks.flankSteak, 'a83040'),
  'tri-tip': plain(steaks.triTip, 'ae2f3c'),
  ribeye: plain(steaks.ribeye, 'b5303c'),
  sirloin: plain(steaks.sirloin, 'ad2f3a'),
  'short-ribs': plain(meat.shortRibs, 'a8343e'),
  tenderloin: plain(meat.tenderloin, 'e89490'),
  brisket: plain(steaks.brisket, 'a83a40'),
  'ham-steak': plain(steaks.hamSteak, 'ee9a96'),
  'chicken-tenders': plain(poultry.chickenTenders, 'f2c9b2'),
  shrimp: plain(seafood.shrimp, 'e8a590'),
  calamari: plain(seafood.calamari, 'eed3c6'),
  oyster: plain(seafood.oyster, '9a948c'),
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
  'thick-fillet': plain(seafood.thickFillet, 'f8e2c4'),
  'thin-fillet': plain(seafood.thinFillet, 'f4d6c8'),
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
  'marbled-cheese': plain(cheese.marbled, 'f09a34'),
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
  naan: plain(flatbreads.naan, 'e6bc78'),
  pita: plain(flatbreads.pita, 'e8c48c'),
  lavash: plain(flatbreads.lavash, 'ecd09c'),
  bagel: plain(flatbreads.bagel, 'd4944a'),
  'garlic-bread': plain(flatbreads.garlicBread, 'd8a050'),
  pie: plain(pies.latticePie, 'd9a03e'),
  'cherry-pie': plain(pies.latticePie, 'b5203a'),
  'pumpkin-pie': plain(pies.openPie, 'c4682a'),
  'pecan-pie': plain(pies.pecanPie, 'b5743a'),
  'cream-pie': plain(pies.creamPie, 'dce29a'),
  cheesecake: plain(pies.cheesecake, 'f8e6bc'),
  'loaf-cake': dyed(pies.loafCake, 'd29a50'),
  muffin: plain(bakery.muffin, 'd99a4c'),
  'blueberry-muffin': plain(bakery.blueberryMuffin, 'e0ac62'),
  'chocolate-muffin': plain(bakery.chocolateMuffin, 'd09048'),
  scone: plain(pastries.scone, 'e0b06a'),
  'cinnamon-roll': plain(pastries.cinnamonRoll, 'd89850'),
  turnover: plain(pastries.turnover, 'dc9c48'),
  danish: plain(pastries.danish, 'dca050'),
  brownie: plain(bakery.brownie, '6b3b24'),
  graham: plain(bakery.graham, 'c98d4a'),
  saltines: plain(bakery.saltines, 'ecc684'),
  matzo: plain(bakery.matzo, 'efd7a4'),
  shortbread: plain(cookies.shortbread, 'ecc888'),
  'oatmeal-cookie': plain(cookies.oatmealCookie, 'c98f4e'),
  wafers: plain(cookies.wafers, 'e0ac62'),
  'fig-bars': plain(cookies.figBars, 'd8a458'),
  'sandwich-cookies': plain(bakery.wafer, '4e3226'),
  'animal-crackers': plain(sweets.animalCrackers, 'e4b66c'),
  'hard-candy': plain(sweets.hardCandy, 'd9303f'),
  'jelly-beans': plain(sweets.jellyBeans, 'e86aa0'),
  licorice: dyed(sweets.licorice, 'b5202e'),
  caramels: plain(sweets.caramels, 'b8742e'),
  'round-cake': dyed(sweets.roundCake, 'e0a85c'),
  griddle: plain(sweets.griddle, '4a4f55'),

  almonds: plain(grains.almonds, 'b5703a'),
  cashews: plain(grains.cashews, 'eecb92'),
  macadamias: plain(nuts.macadamias, 'f2dcae'),
  'brazil-nuts': plain(nuts.brazilNuts, 'ecd4a4'),
  'pine-nuts': plain(nuts.pineNuts, 'f2dca0'),
  'sunflower-seeds': plain(nuts.sunflowerSeeds, '3e3a3c'),
  'pumpkin-seeds': plain(nuts.pumpkinSeeds, '6a8a4a'),
  'candy-canes': plain(snacks.candyCanes, 'd9263e'),
  hazelnuts: plain(snacks.hazelnuts, 'b5753c'),
  walnuts: plain(grains.walnuts, 'c08a52'),
  pistachios: plain(grains.pistachios, '9bb04a'),
  'mixed-nuts': plain(grains.mixedNuts, 'b5703a'),
  'nut-butter': plain(pantry.peanutButter, 'c98a48'),
  'black-beans': plain(grains.beans, '33242c'),
  'pinto-beans': plain(grains.beans, 'c08a6a'),
  'kidney-beans': plain(grains.beans, '8a2f2c'),
  'white-beans': plain(grains.beans, 'f5e6c0'),
  'lima-beans': plain(grains.beans, 'b9c88a'),
  soybeans: plain(grains.soybeans, 'ecd69c'),
  chickpeas: plain(grains.chickpeas, 'e0bc7c'),
  lentils: plain(grains.lentils, '8a9a4a'),
  'red-lentils': plain(grains.lentils, 'e2784a'),
  'split-peas': plain(grains.lentils, '9bc24a'),
  'dry-rice': plain(grains.rice, 'f8edd0'),
  orzo: plain(grains.rice, 'f0cc78'),
  'wild-rice': plain(grains.rice, '5a4030'),
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
  shells: plain(pasta.shells, 'f2c45a'),
  gnocchi: plain(pasta.gnocchi, 'f6e2ae'),
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
  'egg-rolls': plain(snacks.eggRolls, 'd9963e'),
  tamales: plain(snacks.tamales, 'dcc184'),
  marshmallows: plain(snacks.marshmallows, 'fdf6ea'),
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
