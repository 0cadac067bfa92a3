import type { NoticeParts } from '../../../generated/rest.ts';
import { asSentence } from '../../../shared/as-sentence.ts';
import { priceTag } from '../../../shared/dollars.ts';
import type { NoticeTexts } from '../texts/index.ts';

type RunParts = Extract<
  NoticeParts,
  { code: 'RUN_AHEAD' | 'RUN_ORDERED' | 'RUN_NOT_ORDERED' | 'RUN_PRICED' | 'PRICES_ROSE' }
>;

/** What is told of an order that comes by itself (N-65). @param dayOf a date as the shopper reads it */
export function runWords(
  parts: RunParts,
  dayOf: (date: string) => string,
  { run, rose }: NoticeTexts,
): { title: string; body: string } {
  const leftOut = (left: readonly { name: string; why: string }[]) =>
    left.map(({ name, why }) =>
      ((run.left as Readonly<Record<string, typeof run.left.other>>)[why] ?? run.left.other)(name || run.anItem),
    );
  switch (parts.code) {
    case 'RUN_AHEAD': {
      const changes = parts.changes.map(({ name, percent, needsTap }) =>
        needsTap ? run.needsTap(name, percent) : percent > 0 ? run.up(name, percent) : run.down(name, -percent),
      );
      return {
        title: run.ahead(run.items(parts.items), dayOf(parts.date)),
        body: [
          run.about(priceTag(parts.cents)),
          ...changes,
          ...(parts.swapped ?? []).map((name) => run.willSwap(name || run.anItem)),
          ...(parts.left ?? []).map(({ name }) => run.wontCome(name || run.anItem)),
          ...(parts.ending ?? []).map(({ name, endsOn }) => run.couponEnds(name, dayOf(endsOn))),
        ].join(' '),
      };
    }
    case 'RUN_ORDERED': {
      const { storeName } = parts;
      const items = run.items(parts.items);
      return {
        title: run.ordered(dayOf(parts.date)),
        body: [
          storeName === null ? run.fromStore(items) : run.from(items, storeName),
          run.canChange,
          ...parts.swapped.map((name) => run.swapped(name || run.anItem)),
          ...leftOut(parts.left),
        ].join(' '),
      };
    }
    case 'RUN_NOT_ORDERED': {
      const known: Readonly<Record<string, string>> = run.why;
      const reasons = parts.why === null ? leftOut(parts.left) : [known[parts.why] ?? run.why.other];
      return { title: run.notOrdered(dayOf(parts.date)), body: [...reasons, run.goesOn].join(' ') };
    }
    case 'RUN_PRICED': {
      const change = priceTag(Math.abs(parts.moreCents));
      return {
        title: run.priced(dayOf(parts.date), priceTag(parts.totalCents)),
        body: [
          ...(parts.moreCents === 0 ? [] : [parts.moreCents > 0 ? run.more(change) : run.less(change)]),
          ...parts.left.map(run.left.PRICE_ROSE),
        ].join(' '),
      };
    }
    case 'PRICES_ROSE': {
      const [only = '', ...others] = parts.names;
      return {
        title: others.length === 0 ? rose.one(only) : rose.many(parts.names.length),
        body: asSentence(rose.body(parts.names.join(', '), dayOf(parts.until))),
      };
    }
  }
}
