import type { Lot } from '../lots.ts';
import { compare } from '../offer.ts';
import type { Bounds } from './bounds/bounds.ts';
import { type Crossing, type Deal, preference } from './deal.ts';
import type { Field } from './field.ts';
import { areRivals } from './offer-terms.ts';
import type { Steps } from '../steps.ts';
import { usesOf } from './uses.ts';
import type { Budget } from './vectors.ts';

/** A deal on its way through the offers. */
interface State {
  deal: Deal;
  /** What it was before the manufacturers' offers, once these are reached. */
  storeDeal: Deal | null;
  /** No deal that comes of it costs less, in cents. */
  least: number;
  /** The same, but for what goods can't cost less than. */
  promised: number;
  /** All that decides what may come of it; empty until it is let in beside others. */
  key: string;
}

/** What a pass through all offers is asked for. */
export interface Pass {
  field: Field;
  bounds: Bounds;
  crossing: Crossing | undefined;
  /** Deals that can't be cheaper than this aren't followed. */
  limit: number;
  /** Deals that are followed past each offer, and uses of it that are tried on each of them. */
  width: number;
  uses: number;
  /** May it matter to the rest of the cart which units an offer takes, even if no other offer wants them? */
  isOpenEnded: boolean;
  budget: Budget;
  /** The first offer to decide on. */
  from: number;
}

/** Deals with all offers decided on, and what a deal that was not followed might have cost at least. */
export interface Passed {
  ends: { deal: Deal; storeDeal: Deal; least: number }[];
  dropped: number;
}

/** Sums of fractions of a cent may differ by less than this. */
export const epsilon = 1e-6;

/**
 * Takes deals through the offers, one offer after the other: each deal becomes one without the offer, and one for each way
 * to use it. Deals that leave the same to the offers after them are one deal. Where there are too many, those that promise
 * least are dropped.
 */
export function* pass(starts: readonly Deal[], ask: Pass, upTo = ask.field.terms.length): Steps<Passed> {
  const { pace } = ask.field.scene;
  const { field, limit, width, budget, from } = ask;
  let dropped = Infinity;
  const enter = (states: Map<string, State>, state: State, at: number): void => {
    if (state.least > limit + epsilon || isStuck(state.deal.lots, at, field)) return;
    state.key = keyOf(state.deal.lots, at, field, ask.isOpenEnded);
    const known = states.get(state.key);
    if (known === undefined || isPreferred(state, known, field)) states.set(state.key, state);
  };
  const first = new Map<string, State>();
  for (const start of starts) enter(first, stateOf(start, from > 0 ? start : null, from, ask), from);
  let layer = [...first.values()];
  const narrow = () => (budget.steps > 0 ? width : Math.min(width, 4));
  for (const terms of field.terms.slice(from, upTo)) {
    if (terms.index === field.coupons && from === 0) layer = layer.map((state) => crossed(state, ask));
    const next = new Map<string, State>();
    const after = terms.index + 1;
    for (const { deal, storeDeal, least } of layer) {
      const without = stateOf(deal, storeDeal, after, ask);
      enter(next, without, after);
      const look = {
        field,
        bounds: ask.bounds,
        isOpenEnded: ask.isOpenEnded,
        budget,
        leastGain: without.promised - limit - epsilon - (terms.offer.get.discount.type === 'PERCENT' ? 0.5 : 0),
        most: budget.steps > 0 ? ask.uses : 4,
      };
      const { uses, isCut } = yield* usesOf(terms, deal.lots, look);
      if (isCut) dropped = Math.min(dropped, least);
      for (const use of uses) {
        const amounts = { offerId: terms.offer.offerId, cents: use.cents, before: deal.amounts };
        const taken = { lots: use.lots(), cents: deal.cents - use.cents, amounts };
        enter(next, stateOf(taken, storeDeal, after, ask), after);
        if (pace.isDue(1 + (deal.lots.length >> 2))) yield;
      }
    }
    layer = [...next.values()];
    const most = narrow();
    if (layer.length > most) {
      layer.sort(
        (one, other) => one.least - other.least || compare(field.wordsOfKey(one.key), field.wordsOfKey(other.key)),
      );
      dropped = Math.min(dropped, layer[most]!.least);
      // A deal that owes units to later offers may come to nothing: one is kept that doesn't.
      const certain = layer.findIndex(isFree);
      layer = certain < most ? layer.slice(0, most) : [...layer.slice(0, most - 1), layer[certain]!];
    }
  }
  const ends = layer
    .map((state) => (upTo === field.terms.length && upTo === field.coupons && from === 0 ? crossed(state, ask) : state))
    .filter(({ deal }) => upTo < field.terms.length || deal.lots.every(({ passedBy }) => passedBy.length === 0))
    .map(({ deal, storeDeal, least }) => ({ deal, storeDeal: storeDeal ?? deal, least }));
  return { ends, dropped };
}

function crossed(state: State, { crossing }: Pass): State {
  const { deal } = state;
  return { ...state, deal: crossing ? crossing.over(deal) : deal, storeDeal: deal };
}

function stateOf(deal: Deal, storeDeal: Deal | null, from: number, { bounds, crossing }: Pass): State {
  const worth = storeDeal === null && crossing ? crossing.worth(deal) : deal.cents;
  const promised = worth - bounds.from(from, deal.lots);
  // Nothing costs less than nothing.
  const least = Math.max(0, promised);
  return { deal, storeDeal, least, promised, key: '' };
}

/** Lots that later offers, or the rest of the cart, may look at, whatever their names. */
function keyOf(lots: readonly Lot[], from: number, field: Field, isOpenEnded: boolean): string {
  const contents: number[] = [];
  const counts: number[] = [];
  for (const lot of lots)
    if (isOpenEnded || lot.passedBy.length > 0 || field.isWanted(lot.line, from)) {
      const content = field.contentOf(lot);
      let at = contents.length;
      while (at > 0 && contents[at - 1]! > content) at -= 1;
      if (at > 0 && contents[at - 1] === content) counts[at - 1]! += lot.count;
      else if (at === contents.length) {
        contents.push(content);
        counts.push(lot.count);
      } else {
        contents.splice(at, 0, content);
        counts.splice(at, 0, lot.count);
      }
    }
  let key = '';
  for (let at = 0; at < contents.length; at++) key += `${contents[at]!}x${counts[at]!};`;
  return key;
}

const isFree = ({ deal }: State): boolean => deal.lots.every(({ passedBy }) => passedBy.length === 0);

/** Were units passed over that no later offer can take? */
const isStuck = (lots: readonly Lot[], from: number, field: Field): boolean =>
  lots.some(({ line, passedBy }) =>
    passedBy.some((id) => {
      const by = field.terms.find(({ offer }) => offer.offerId === id)!;
      return !field.reaching(line).some((other) => other.index >= from && areRivals(other, by));
    }),
  );

function isPreferred(one: State, other: State, field: Field): boolean {
  const difference = one.least - other.least;
  if (Math.abs(difference) > epsilon) return difference < 0;
  return preference(one.deal, other.deal, field.offers) < 0;
}
