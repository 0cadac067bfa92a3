import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useGameTexts } from '../../../messages/play/games.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { earn, shelf, stillLife } from './details.css.ts';

export interface ShopToEarnProps {
  earnText: string;
}

/** How to earn points (G-124). */
export function ShopToEarn({ earnText }: ShopToEarnProps) {
  const games = useGameTexts();
  return (
    <Card as="section" padding="large" id="shop-to-earn" aria-labelledby="shop-to-earn-title">
      <div className={earn}>
        <Stack gap={2}>
          <Heading level={2} size="title" id="shop-to-earn-title">
            {games.shopToEarn}
          </Heading>
          <Text tone="soft">{earnText}</Text>
        </Stack>
        <svg className={stillLife} viewBox="0 0 340 112" aria-hidden="true">
          <rect y="102" width="340" height="8" rx="4" className={shelf} />
          <image href={pictureSrc('bread')} x="14" y="8" width="98" height="98" />
          <image href={pictureSrc('cheese-wedge')} x="120" y="38" width="68" height="68" />
          <image href={pictureSrc('avocado')} x="192" y="24" width="82" height="82" />
          <image href={pictureSrc('strawberry')} x="280" y="56" width="50" height="50" />
        </svg>
      </div>
    </Card>
  );
}
