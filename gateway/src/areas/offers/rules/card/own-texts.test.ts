import { expect, test } from 'vitest';
import { aCoupon } from '../../../../testing/coupon-rows.ts';
import { bonusPath } from '../bonus-path.ts';
import { couponHeader } from '../coupon-prices.ts';
import { dealTitle, descriptionOf, longDescriptionOf } from './deal-words.ts';
import { descriptionLanguage, disclaimerLanguage, nameLanguage } from './own-texts.ts';

const es = {
  name: 'Mantequilla Meadow Lane',
  description: 'Con o sin sal.',
  longDescription: 'Con o sin sal, de 16 oz.',
  disclaimer: 'En tiendas participantes.',
};
const butter = aCoupon({ translations: { es }, forUDescription: 'Any butter.' });
const off = { kind: 'OFF', cents: 150, quantity: 1, on: 'GOODS', isDescribed: true } as const;

test('S-86 what a retailer has written in Spanish comes before what the parts of a deal say', () => {
  expect(descriptionOf({ ...butter, deal: off }, 'es')).toBe('Con o sin sal.');
  expect(longDescriptionOf(butter, 'es')).toBe('Con o sin sal, de 16 oz.');
  expect([descriptionOf(butter, 'en'), longDescriptionOf(butter, 'en')]).toEqual([butter.description, 'Any butter.']);
});

test('S-86 a deal in parts names its goods in Spanish', () => {
  const named = aCoupon({ deal: off, translations: { es: { name: es.name } } });
  expect(descriptionOf(named, 'es')).toBe('Ahorra $1.50 en cualquier variedad o tamaño de Mantequilla Meadow Lane.');
  expect(longDescriptionOf(named, 'es')).toBe(descriptionOf(named, 'es'));
  expect(dealTitle(named, 'es')).toBe('$1.50 menos en Mantequilla Meadow Lane');
});

test('S-41 without a price, the description on top of a card is the Spanish one', () => {
  expect(couponHeader({ ...butter, offerPrice: '', priceTitle: '' }, 'es').text).toBe('Con o sin sal.');
});

test('every text is known by its language, each on its own', () => {
  const languages = (coupon: ReturnType<typeof aCoupon>) => [
    nameLanguage(coupon, 'es'),
    descriptionLanguage(coupon, 'es'),
    disclaimerLanguage(coupon, 'es'),
  ];
  expect(languages(butter)).toEqual(['es', 'es', 'es']);
  expect(languages(aCoupon())).toEqual(['en', 'en', 'en']);
  expect(languages(aCoupon({ deal: off }))).toEqual(['en', 'es', 'en']);
  expect(languages(aCoupon({ deal: { ...off, isDescribed: false } }))).toEqual(['en', 'en', 'en']);
  expect(languages(aCoupon({ translations: { es: { disclaimer: es.disclaimer } } }))).toEqual(['en', 'en', 'es']);
});

test('S-121 the Bonus Path is told in Spanish where the retailer has written it', () => {
  const challenge = {
    offerId: 'berries',
    title: 'Buy 3 packs of berries',
    description: '',
    imageId: 'blueberries',
    rewardText: '$3 reward',
    bonusPathStatus: '' as const,
    endDate: '2026-08-31T00:00:00.000Z',
    continuity: { units: 'ITEMS' as const, progressValue: 0, targetValue: 3 },
  };
  const told = { ...challenge, translations: { es: { name: 'Compra 3 paquetes de moras' } } };
  expect(bonusPath(told, 'es')).toMatchObject({ title: 'Compra 3 paquetes de moras', language: 'es' });
  expect(bonusPath(told, 'en')).toMatchObject({ title: 'Buy 3 packs of berries', language: 'en' });
  expect(bonusPath(challenge, 'es')).toMatchObject({ title: 'Buy 3 packs of berries', language: 'en' });
});
