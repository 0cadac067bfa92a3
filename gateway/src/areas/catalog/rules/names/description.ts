import type { ProductDetails } from '../../../../generated/rest.ts';
import { type Language, retailersLanguage } from '../../../../shared/language.ts';
import { texts } from '../../texts/index.ts';
import { allOf } from '../lists/listed.ts';
import { fullName } from './product-name.ts';
import { sizeOf } from '../size-of.ts';

interface Description {
  text: string;
  /** The language that it is in. */
  language: Language;
  isComposed: boolean;
}

/**
 * What a product is, in the shopper's language as its seller says, or else in the pack's. Where a Spanish page has neither, it is
 * made of what is known: name, size, diets, and how it is kept.
 */
export function descriptionOf(details: ProductDetails, language: Language): Description {
  const { description: text, descriptionEs } = details;
  if (language === retailersLanguage) return { text, language, isComposed: false };
  if (descriptionEs) return { text: descriptionEs, language, isComposed: false };
  if (text !== '') return { text, language: retailersLanguage, isComposed: false };
  return { text: composed(details, language), language, isComposed: true };
}

/** Where things are kept cold, by department. */
const kept: Readonly<Record<string, 'refrigerated' | 'frozen'>> = {
  'dairy-eggs-cheese': 'refrigerated',
  'meat-seafood': 'refrigerated',
  'frozen-foods': 'frozen',
};

/** `Leche entera Meadow Lane, 64 fl oz. Sin gluten y kosher. Se mantiene en refrigeración.` */
function composed({ product }: ProductDetails, language: Language): string {
  const words = texts[language].description;
  const size = sizeOf(product, language);
  const diets = product.diets.map((diet, at) =>
    at === 0 ? texts[language].diets[diet] : texts[language].diets[diet].toLowerCase(),
  );
  const storage = kept[product.departmentId];
  return [
    [fullName(product, language), size].filter(Boolean).join(', '),
    ...(diets.length > 0 ? [allOf(diets, language)] : []),
    ...(storage ? [words[storage]] : []),
    words.composed,
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
