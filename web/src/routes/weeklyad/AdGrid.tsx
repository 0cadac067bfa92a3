import { AdCard } from '../../features/offers/WeeklyAd/AdCard.tsx';
import type { AdList } from '../../features/offers/WeeklyAd/useAdList.ts';
import { useAdTexts } from '../../messages/savings/weekly-ad.ts';
import { Chips } from '../../ui/Chips/Chips.tsx';
import { allPath } from './ad-view.ts';
import type { WeeklyAdQuery } from './WeeklyAd.generated.ts';
import * as styles from './weekly-ad.css.ts';

type Ad = NonNullable<WeeklyAdQuery['weeklyAd']>;

interface AdGridProps {
  ad: Ad;
  category: string | null;
  usualDates: string | null;
  onToggle: AdList['toggle'];
}

/** All offers of the ad, or those of a department. */
export function AdGrid({ ad: { week, pages, departments }, category, usualDates, onToggle }: AdGridProps) {
  const texts = useAdTexts();
  const all = pages.flatMap(({ offers }) => offers);
  const shown = category === null ? all : all.filter(({ categoryId }) => categoryId === category);
  const chip = (id: string | null, label: string, count: number) => ({
    id: id ?? '',
    href: allPath(week, id),
    label,
    count: String(count),
    countLabel: texts.count(count),
    isCurrent: id === category,
  });
  return (
    <>
      <Chips
        label={texts.departments}
        chips={[chip(null, texts.all, all.length), ...departments.map(({ id, name, count }) => chip(id, name, count))]}
      />
      <ul className={styles.grid}>
        {shown.map((coupon, at) => (
          <AdCard
            key={coupon.id}
            coupon={coupon}
            usualDates={usualDates}
            look="grid"
            isFirst={at === 0}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </>
  );
}
