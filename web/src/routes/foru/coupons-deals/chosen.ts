import type { offersTexts } from '../../../messages/en/offers.ts';
import type { CouponCounts_CouponsFragment } from './CouponCounts.generated.ts';
import { type CouponsView, fromStart } from './coupons-view.ts';

/** Something that is chosen, and the view without it. */
export interface ChosenTag {
  /** Unlike those of the others. */
  id: string;
  label: string;
  leadsTo: CouponsView;
}

/** What of the address stands nowhere else on the page: events, and a program (S-34). */
export const hiddenTags = (view: CouponsView, texts: typeof offersTexts): ChosenTag[] => [
  ...view.events.map((event) => ({
    id: `event ${event}`,
    label: event,
    leadsTo: fromStart({ ...view, events: view.events.filter((each) => each !== event) }),
  })),
  ...(view.program === null
    ? []
    : [{ id: 'program', label: texts.programs[view.program], leadsTo: fromStart({ ...view, program: null }) }]),
];

/** All that is chosen. */
export const chosenTags = (
  view: CouponsView,
  { categories, kinds }: Pick<CouponCounts_CouponsFragment, 'categories' | 'kinds'>,
  texts: typeof offersTexts,
): ChosenTag[] => [
  ...view.categories.map((category) => ({
    id: `category ${category}`,
    label: categories.find(({ id }) => id === category)?.name ?? category,
    leadsTo: fromStart({ ...view, categories: view.categories.filter((each) => each !== category) }),
  })),
  ...view.kinds.map((kind) => ({
    id: `kind ${kind}`,
    label: kinds.find(({ id }) => id === kind)?.name ?? texts.kindNames[kind],
    leadsTo: fromStart({ ...view, kinds: view.kinds.filter((each) => each !== kind) }),
  })),
  ...hiddenTags(view, texts),
];
