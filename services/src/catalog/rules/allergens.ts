import { kindOnShelf } from './imports/shelving.ts';
import { type Allergen, allergens, type Product } from './product.ts';

/** Sounds like an allergen but isn't one: what other butters, milks, and creams are made of stays, the rest goes. */
const plantBased =
  /\b(peanut|cocoa|shea|apple|almond|cashew|nut|coconut|oat|rice|soy|hemp|pea|flax|macadamia) (?:butter|milk|creamer|cream|drink)/gi;
const harmless =
  /\bcream of tartar|soybean oil|butter flavor|butter ?(?:beans?|lettuce)|eggplant|buckwheat|cream style|milk thistle|water chestnuts?|oyster mushrooms?|crab ?apples?|\bnon-?dairy|\b(?:milk|dairy|egg|nut|peanut|wheat|soy|fish|shellfish|sesame)[- ]free/gi;

/** Generous on purpose: a shopper can live with a warning too many. */
const words: Readonly<Record<Allergen, RegExp>> = {
  MILK: /\b(milk|milkfat|milks|dairy|cream|creams|butter|butterfat|butteroil|buttermilk|cheeses?|cheddar|mozzarella|parmesan|romano|ricotta|provolone|feta|gouda|asiago|mascarpone|whey|caseins?|caseinates?|lactose|lactalbumin|curds?|yogurt|yoghurt|kefir|ghee|half and half|dulce de leche|custard)\b/i,
  EGG: /\b(eggs?|yolks?|mayonnaise|albumin|albumen|meringue|eggnog)\b/i,
  FISH: /\b(fish|anchov(y|ies)|salmon|tunas?|cod|tilapia|pollock|haddock|halibut|trout|mackerel|sardines?|herring|snapper|mahi|catfish|flounder|swai|surimi|caviar|worcestershire)\b/i,
  SHELLFISH:
    /\b(shellfish|crustaceans?|shrimps?|prawns?|crabs?|crabmeat|lobsters?|crawfish|crayfish|krill|clams?|oysters?|mussels?|scallops?)\b/i,
  TREE_NUTS:
    /\b(nuts|almonds?|cashews?|walnuts?|pecans?|pistachios?|hazelnuts?|filberts?|macadamias?|brazil nuts?|pine nuts?|pignolia?|chestnuts?|pralines?|marzipan|gianduja)\b/i,
  PEANUTS: /\b(peanuts?|groundnuts?|arachis)\b/i,
  WHEAT:
    /\b(wheat|semolina|durum|farina|farro|spelt|kamut|einkorn|emmer|triticale|seitan|couscous|bulgur|graham|matzoh?|panko|bread ?crumbs|(enriched|bleached|unbleached|all-purpose|white) flour)\b|(^|[,([{:;]\s*)flour\b/i,
  SOY: /\b(soy|soya|soybeans?|tofu|tempeh|miso|edamame|tamari|shoyu|natto|textured vegetable protein)\b/i,
  SESAME: /\b(sesame|tahini|benne|halva|halvah|gomasio)\b/i,
};

/** The major allergens an ingredient list names, plus those declared separately. @param besides as `MILK TREE_NUTS` */
export function allergensIn(ingredients: string, besides = ''): Allergen[] {
  // Peanut butter isn't butter, but it is peanuts.
  const plain = ingredients
    .replaceAll(plantBased, '$1')
    .replaceAll(/\bpeanut\b/gi, 'peanuts')
    .replaceAll(harmless, '');
  const declared = besides.split(' ');
  return allergens.filter((allergen) => words[allergen].test(plain) || declared.includes(allergen));
}

/** An allergen, or that nothing is known of them. */
export type StatedAllergen = Allergen | 'UNKNOWN';

type Labeled = Pick<Product, 'shelfId' | 'ingredients' | 'allergens'>;

/** What a product states: its allergens; UNKNOWN for what is eaten, and neither lists its ingredients nor declares one. */
function statedBy({ shelfId, ingredients, allergens: declared }: Labeled): readonly StatedAllergen[] {
  const isKnown = ingredients !== null || declared.length > 0 || kindOnShelf(shelfId) === 'other';
  return isKnown ? declared : ['UNKNOWN'];
}

/** What a product would add in the place of another; what isn't known counts as an allergen of its own (N-60). */
export function addedAllergens(instead: Labeled, wanted: Labeled): StatedAllergen[] {
  const had = statedBy(wanted);
  return statedBy(instead).filter((each) => !had.includes(each));
}
