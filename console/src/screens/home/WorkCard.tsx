import { Badge } from '@larder/design-system/Badge';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Inline } from '@larder/design-system/Inline';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useMessages } from '../../messages/messages.tsx';
import { timeOf } from '../../ui/moments.ts';
import type { WorkCard_PartFragment } from './Home.generated.ts';

interface WorkCardProps {
  title: string;
  part: WorkCard_PartFragment;
  /** Of the count, unless it is zero. */
  tone: 'error' | 'warning';
}

/** One kind of work: how much there is, and what comes first. */
export function WorkCard({ title, part: { count, first }, tone }: WorkCardProps) {
  const { home } = useMessages();
  return (
    <Card as="li" padding="small">
      <Stack gap={3}>
        <Inline gap={2} justify="between" wrap={false}>
          <Heading level={3} size="label">
            {title}
          </Heading>
          <Badge tone={count === 0 ? 'neutral' : tone}>{count === 0 ? home.none : String(count)}</Badge>
        </Inline>
        {first.length > 0 && (
          <Stack gap={2} as="ul">
            {first.map((item) => (
              <WorkLine key={item.orderNumber ?? `${item.storeId} ${item.at}`} item={item} />
            ))}
            {count > first.length && (
              <Text as="li" size="meta" tone="soft">
                {home.more(count - first.length)}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function WorkLine({ item }: { item: WorkCard_PartFragment['first'][number] }) {
  const { home, language } = useMessages();
  const { orderNumber, storeId, storeName, timeZone, at, taken, capacity } = item;
  return (
    <Text as="li" size="meta">
      <Text as="b" weight="strong">
        {orderNumber === null ? home.taken(taken ?? 0, capacity ?? 0) : home.order(orderNumber)}
      </Text>
      {` · ${timeOf(at, language, timeZone)} · ${storeName ?? home.store(storeId)}`}
    </Text>
  );
}
