import { fullNameOf } from '../../../../../../server-kit/full-name.ts';
import type { Product } from '../../../../generated/rest.ts';
import type { Language } from '../../../../shared/language.ts';

type Named = Pick<Product, 'brand' | 'name' | 'nameEs'>;

/** What it is called in a language: in Spanish as its seller says or as composed, or else as on the pack. */
export const productName = (product: Omit<Named, 'brand'>, language: Language): string =>
  translation(product, language)?.text ?? product.name;

/** `Meadow Lane Whole Milk`, in Spanish `Leche entera Meadow Lane`: the brand is not said twice. */
export function fullName({ brand, ...product }: Named, language: Language): string {
  const text = translation(product, language)?.text;
  if (text === undefined) return fullNameOf(brand?.name ?? null, product.name);
  const isSaid = brand === null || text.toLowerCase().includes(brand.name.toLowerCase());
  return isSaid ? text : `${text} ${brand.name}`;
}

/** What the pack says, where the language's own name differs. */
export const nameOnPack = (product: Named, language: Language): string | null =>
  translation(product, language) ? fullName(product, 'en') : null;

/** Whether the language's name was composed of the English one. */
export const isNameComposed = (product: Omit<Named, 'brand'>, language: Language): boolean =>
  translation(product, language)?.isComposed ?? false;

/** A product of a line that may have been called otherwise when it was added: then it keeps that name, in any language. */
export const asAdded = (product: Named, name: string): Named =>
  product.name === name ? product : { brand: product.brand, name };

/** The same without its brand; a line whose product can't be loaded keeps its name. */
export const nameAsAdded = (product: Named | undefined, name: string, language: Language): string =>
  product ? productName(asAdded(product, name), language) : name;

const translation = ({ nameEs }: Pick<Named, 'nameEs'>, language: Language) =>
  language === 'es' ? (nameEs ?? undefined) : undefined;
