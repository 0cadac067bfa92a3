import { dealsTold, type Told } from '../../../platform/imports/deals-told.ts';
import type { Deal } from '../terms/deal.ts';

/** What a retailer's text of an offer promises and its terms don't give (N-34): `buy 1 get 1`. undefined if they do. */
export const toldOtherwise = (text: string, deal: Deal): string | undefined =>
  dealsTold(text).told.find(({ says }) => !isGiven(says, deal))?.words;

function isGiven(says: Told, deal: Deal): boolean {
  switch (says.kind) {
    case 'BUY_GET':
      return deal.kind === 'GET' && deal.buy === says.buy && deal.get === says.free;
    case 'MULTI_BUY':
      return deal.kind === 'FOR' && deal.quantity === says.quantity && deal.cents === says.cents;
    case 'MUST_BUY':
      return 'quantity' in deal && deal.quantity === says.quantity;
    case 'EACH':
      return deal.kind === 'EACH' && deal.cents === says.cents;
    case 'OFF':
      return 'cents' in deal && deal.kind !== 'EACH' && deal.kind !== 'FOR' && deal.cents === says.cents;
    case 'PERCENT':
      return says.percent === percentOf(deal);
    // What an offer is on counts together.
    case 'MIX_AND_MATCH':
      return true;
  }
}

function percentOf(deal: Deal): number {
  if ('percent' in deal) return deal.percent;
  return deal.kind === 'GET' && deal.isHalf ? 50 : 0;
}
