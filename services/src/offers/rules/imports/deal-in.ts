import { centsOf } from '../../../platform/imports/money.ts';
import type { Deal } from '../terms/deal.ts';
import type { OfferFields } from './fields.ts';

/** A whole number from a text; null if it isn't one within these limits. */
export const countIn = (text: string, least: number, most: number): number | null => {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return count >= least && count <= most ? count : null;
};

/** What a record gives, from columns of its own; or why it gives nothing, in words. */
export function dealIn(fields: OfferFields): Deal | string {
  const spend = fields.spend === '' ? null : centsOf(fields.spend);
  if (typeof spend === 'string') return `spend ${spend}`;
  if (fields.points !== '') {
    const points = countIn(fields.points, 1, 100_000);
    if (points === null) return `points "${fields.points}" isn't a whole number from 1 to 100000`;
    return spend === null ? 'points need spend' : { kind: 'POINTS', points, least: spend };
  }
  const buy = fields.buy === '' ? 1 : countIn(fields.buy, 1, 99);
  if (buy === null) return `buy "${fields.buy}" isn't a whole number from 1 to 99`;
  return fields.get === '' ? discountIn(fields, buy, spend) : buyGetIn(fields, buy);
}

function discountIn(fields: OfferFields, buy: number, spend: number | null): Deal | string {
  const kind = kindIn(fields.discount);
  switch (kind) {
    case 'FREE':
      return buy === 1 && spend === null ? { kind } : 'a free item needs get, or neither buy nor spend';
    case 'PERCENT': {
      const percent = percentIn(fields.value);
      if (percent === null) return `value "${fields.value}" isn't a percentage from 1 to 100`;
      if (buy > 1) return 'a percentage of several pieces needs get';
      return spend === null ? { kind, percent } : { kind: 'SPEND', cents: 0, percent, least: spend };
    }
    case 'AMOUNT_OFF':
    case 'FIXED_PRICE': {
      const cents = centsOf(fields.value);
      if (typeof cents === 'string') return `value ${cents}`;
      if (kind === 'FIXED_PRICE') {
        if (spend !== null) return 'a fixed price needs no spend';
        return buy === 1 ? { kind: 'EACH', cents } : { kind: 'FOR', quantity: buy, cents };
      }
      if (spend === null) return { kind: 'OFF', cents, quantity: buy };
      return fields.upcs === ''
        ? { kind: 'SPEND', cents, percent: 0, least: spend }
        : { kind: 'OVER', cents, least: spend };
    }
    default:
      return `discount "${fields.discount}" isn't AMOUNT_OFF, PERCENT, FIXED_PRICE, or FREE`;
  }
}

function buyGetIn({ get: text, discount, value }: OfferFields, buy: number): Deal | string {
  const get = countIn(text, 1, 99);
  if (get === null) return `get "${text}" isn't a whole number from 1 to 99`;
  const kind = kindIn(discount);
  const isHalf = kind === 'PERCENT' && percentIn(value) === 50;
  if (kind !== 'FREE' && !isHalf) return 'get needs the discount FREE, or PERCENT with the value 50';
  return { kind: 'GET', buy, get, isHalf };
}

const kindIn = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '_');
const percentIn = (text: string): number | null => countIn(text.replace(/ ?%$/, ''), 1, 100);
