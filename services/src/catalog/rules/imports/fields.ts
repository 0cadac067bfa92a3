import { fieldNames } from '../../../platform/imports/field-names.ts';

/** Names that columns have in other people's files, by ours; compared without capitals, spaces, and underscores. */
const aliases = {
  gtin: 'gtin gtin14 ean ean13 barcode gtinupc',
  upc: 'upc upca upccode upcid',
  bpn: 'bpn',
  name: 'name productname title',
  nameEs: 'namees spanishname nombre',
  brand: 'brand brandname',
  brandOwner: 'brandowner manufacturer',
  category: 'category brandedfoodcategory foodcategory',
  shelfId: 'shelfid shelf',
  package: 'package packageweight packagesize size netcontents netweight',
  serving: 'serving servingsize',
  householdServing: 'householdserving householdservingfulltext',
  description: 'description',
  descriptionEs: 'descriptiones spanishdescription descripcion',
  ingredients: 'ingredients',
  allergens: 'allergens contains',
  status: 'status',
  alcoholPct: 'alcoholpct abv alcoholbyvolume',
  wineBody: 'winebody body',
  grape: 'grape grapes varietal',
  wineRegion: 'wineregion region appellation',
  wineStyle: 'winestyle sweetness',
  tastingNotes: 'tastingnotes taste',
  prop65: 'prop65',
  imageUrl: 'imageurl imageurlfront frontimageurl',
  imageUrlBack: 'imageurlback backimageurl',
  imageUrlNutrition: 'imageurlnutrition nutritionimageurl',
  imageUrlLifestyle: 'imageurllifestyle lifestyleimageurl',
  imageAlt: 'imagealt imagealten',
  imageAltEs: 'imagealtes',
  fat: 'fat100g',
  saturatedFat: 'saturatedfat100g',
  carbohydrate: 'carbs100g carbohydrates100g carbohydrate100g',
  sugars: 'sugar100g sugars100g',
  fiber: 'fiber100g fibre100g',
  protein: 'protein100g proteins100g',
  salt: 'salt100g',
  sodium: 'sodium100g',
  calories: 'calories100g energykcal100g',
  storeId: 'storeid storenumber store',
  channel: 'channel',
  price: 'price saleprice',
  basePrice: 'baseprice regularprice listprice',
  promoType: 'promotype',
  promoText: 'promotext',
  promoDescription: 'promodescription',
  promoEndsOn: 'promoendson promoends',
  promoBuy: 'promobuy buyquantity',
  promoFree: 'promofree promoget freequantity',
  promoQuantity: 'promoqty promoquantity',
  promoPrice: 'promoprice promogroupprice',
  promoGroup: 'promogroup',
  volumeQuantity: 'volumeqty volumequantity',
  volumePrice: 'volumeprice',
  volumePercent: 'volumepercent',
  volumeGroup: 'volumegroup',
  pieces: 'pieces onhand quantity stock',
  delivery: 'delivery',
  pickup: 'pickup',
  inStore: 'instore',
  shipping: 'shipping',
  nextDeliveryOn: 'nextdeliveryon',
} as const;
export type FieldName = keyof typeof aliases;
/** A record by our names for its fields; a field that the file lacks is empty. */
export type Fields = Readonly<Record<FieldName, string>>;

const names = fieldNames(aliases);

/** Our name for a column; undefined for one that nothing is read from. */
export const { fieldOf } = names;
/** Fields from pairs of our names and values, without spaces at the ends. */
export const { fieldsFrom } = names;

/** What a record can hold. One with a price and pieces holds both, and so does a product with photos. */
export type Kind = 'product' | 'photo' | 'price' | 'inventory';

/** What records with these fields hold, or what they would need, in words. */
export function kindsOf(has: ReadonlySet<FieldName>): Kind[] | string {
  const all = (...names: FieldName[]) => names.every((name) => has.has(name));
  const any = (...names: FieldName[]) => names.some((name) => has.has(name));
  const isNumbered = any('gtin', 'upc', 'bpn');
  if (
    all('storeId') &&
    isNumbered &&
    any('price', 'basePrice', 'pieces', 'delivery', 'pickup', 'inStore', 'shipping')
  ) {
    const kinds: Kind[] = [];
    if (any('price', 'basePrice')) kinds.push('price');
    if (any('pieces', 'delivery', 'pickup', 'inStore', 'shipping')) kinds.push('inventory');
    return kinds;
  }
  const photos: Kind[] = any('imageUrl', 'imageUrlBack', 'imageUrlNutrition', 'imageUrlLifestyle') ? ['photo'] : [];
  if (any('gtin', 'upc') && all('name') && any('category', 'shelfId')) return ['product', ...photos];
  return isNumbered && photos.length > 0 ? photos : needs;
}

const needs = `A product needs gtin or upc, name, and category or shelfId; a price needs storeId, gtin, upc, or bpn, and price; stock needs storeId, gtin, upc, or bpn, and pieces; photos need gtin, upc, or bpn, and imageUrl. Stores have an import of their own.`;
