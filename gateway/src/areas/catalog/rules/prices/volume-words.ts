import type { Product, ProductPrice } from '../../../../generated/rest.ts';
import { priceTag } from '../../../../shared/dollars.ts';
import type { Language } from '../../../../shared/language.ts';
import { texts } from '../../texts/index.ts';

export type Volume = NonNullable<ProductPrice['volume']>;

/** What the volume price comes to: `$16.96`, `10% off`. */
export function volumeOff({ priceCents, rate }: Volume, language: Language): string {
  const { off } = texts[language].volume;
  return priceCents === null ? off(String((rate ?? 0) / 100)) : priceTag(priceCents);
}

/** A volume price as the schema has it. */
export const volumeView = (volume: Volume, program: Product['program'], language: Language) => ({
  quantity: volume.quantity,
  text: volumeText(volume, program, language),
  offText: volumeOff(volume, language),
});

/** The ticket: `5+ cases $16.96`, `6+ bottles 10% off`. */
export function volumeText(volume: Volume, program: Product['program'], language: Language): string {
  const { cases, bottles, packages } = texts[language].volume;
  const from = program === '1P_B2B' ? cases : program === '1P_WINE' ? bottles : packages;
  return from(volume.quantity, volumeOff(volume, language));
}
