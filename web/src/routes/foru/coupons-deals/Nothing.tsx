import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { NothingYet } from '../../../ui/NothingYet/NothingYet.tsx';

/** What a gallery without offers shows, and the way on. @param text what was searched for; empty if nothing was */
export function Nothing({ text }: { text: string }) {
  const { none } = useOffersTexts();
  const title = text === '' ? none.title : none.titleFor(text);
  return <NothingYet imageId="shopping-bags" texts={{ ...none, title }} href={screens.coupons} />;
}
