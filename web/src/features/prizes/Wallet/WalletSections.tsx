import { Card } from '@larder/design-system/Card';
import type { Ref } from 'react';
import { useWalletTexts } from '../../../messages/play/wallet.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import * as styles from './Wallet.css.ts';
import { WalletCard } from './WalletCard.tsx';
import type { WalletItem_ItemFragment } from './WalletItem.generated.ts';
import { WalletRow } from './WalletRow.tsx';

interface WalletSectionsProps {
  items: readonly WalletItem_ItemFragment[];
  /** The row that may receive focus. */
  focus?: { id: string; ref: Ref<HTMLLIElement> };
}

const sections = ['NEEDS_YOU', 'READY', 'USED', 'OVER'] as const;

/** Prizes by what to do with them; empty sections are left out. */
export function WalletSections({ items, focus }: WalletSectionsProps) {
  const texts = useWalletTexts();
  const bySection = Map.groupBy(items, ({ section }) => section);
  const nearest = items.find(({ state }) => state === 'TO_CLAIM' || state === 'TO_CHOOSE' || state === 'TO_REDEEM');
  const refOf = ({ id }: WalletItem_ItemFragment) => (id === focus?.id ? focus.ref : undefined);
  return sections.map((section) => {
    const own = bySection.get(section) ?? [];
    if (own.length === 0) return null;
    const asCards = section === 'NEEDS_YOU' || section === 'READY';
    return (
      <Section key={section} title={texts.section[section]}>
        {asCards ? (
          <div className={styles.place}>
            <ul className={styles.cards}>
              {own.map((item) => (
                <WalletCard key={item.id} item={item} first={item === nearest} ref={refOf(item)} />
              ))}
            </ul>
          </div>
        ) : (
          <Card padding="none">
            <ul className={styles.rows}>
              {own.map((item) => (
                <WalletRow key={item.id} item={item} ref={refOf(item)} />
              ))}
            </ul>
          </Card>
        )}
      </Section>
    );
  });
}
