import { Card } from '@larder/design-system/Card';
import { Inline } from '@larder/design-system/Inline';
import { Stack } from '@larder/design-system/Stack';
import { Table } from '@larder/design-system/Table';
import { Text } from '@larder/design-system/Text';
import { useMessages } from '../../messages/messages.tsx';
import { clockHour, dollars, hourOf } from '../../ui/moments.ts';
import { lineOf, mostOf, soFar } from './chart.ts';
import * as styles from './DayChart.css.ts';
import type { DayChart_DayFragment } from './Home.generated.ts';

type Day = DayChart_DayFragment;
const size = { width: 1000, height: 160 };

/** Today beside a week ago: what they come to, a drawing of their hours, and the same as a table. */
export function DayChart({ at, today, weekAgo }: { at: string; today: Day; weekAgo: Day }) {
  const { home, language } = useMessages();
  const most = mostOf(today.hours, weekAgo.hours);
  const line = (hours: Day['hours']) => lineOf(hours, { most, steps: today.hours.length - 1, ...size });
  return (
    <Card padding="medium">
      <Stack gap={4}>
        <Inline gap={8} align="start">
          <Total title={home.orders} today={String(today.orders)} weekAgo={home.wholeDay(String(weekAgo.orders))} />
          <Total
            title={home.sales}
            today={dollars(today.sales, language)}
            weekAgo={home.wholeDay(dollars(weekAgo.sales, language))}
          />
        </Inline>
        <Inline gap={5}>
          <Legend day="today">{home.today}</Legend>
          <Legend day="weekAgo">{home.weekAgo}</Legend>
        </Inline>
        <div>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${size.width} ${size.height}`}
            preserveAspectRatio="none"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here, with its sums in words
            role="img"
            aria-label={home.chart(today.orders, weekAgo.orders)}
          >
            <line className={styles.axis} x1="0" x2={size.width} y1={size.height} y2={size.height} />
            <polyline className={styles.day.weekAgo} points={line(weekAgo.hours)} />
            <polyline className={styles.day.today} points={line(soFar(today.hours, hourOf(at)))} />
          </svg>
          <div className={styles.hours} aria-hidden="true">
            {[0, 6, 12, 18, 23].map((hour) => (
              <span key={hour}>{clockHour(hour, language)}</span>
            ))}
          </div>
        </div>
        <details>
          <summary className={styles.summary}>{home.table}</summary>
          <div className={styles.table}>
            <HoursTable today={today} weekAgo={weekAgo} />
          </div>
        </details>
      </Stack>
    </Card>
  );
}

function Total({ title, today, weekAgo }: { title: string; today: string; weekAgo: string }) {
  return (
    <Stack gap={0}>
      <Text size="meta" tone="soft">
        {title}
      </Text>
      <Text size="lead" weight="strong">
        {today}
      </Text>
      <Text size="meta" tone="soft">
        {weekAgo}
      </Text>
    </Stack>
  );
}

function Legend({ day, children }: { day: keyof typeof styles.day; children: string }) {
  return (
    <Inline gap={2} wrap={false}>
      <svg className={styles.sample} viewBox="0 0 32 12" aria-hidden="true">
        <line className={styles.day[day]} x1="0" x2="32" y1="6" y2="6" />
      </svg>
      <Text as="span" size="meta">
        {children}
      </Text>
    </Inline>
  );
}

function HoursTable({ today, weekAgo }: { today: Day; weekAgo: Day }) {
  const { home, language } = useMessages();
  return (
    <Table
      caption={home.day}
      captionHidden
      columns={[
        { key: 'hour', title: home.hour },
        { key: 'today', title: `${home.today}: ${home.orders}`, align: 'end' },
        { key: 'sales', title: `${home.today}: ${home.sales}`, align: 'end' },
        { key: 'weekAgo', title: `${home.weekAgo}: ${home.orders}`, align: 'end' },
      ]}
      rows={today.hours.map(({ hour, orders, sales }, index) => ({
        key: String(hour),
        cells: {
          hour: clockHour(hour, language),
          today: orders,
          sales: dollars(sales, language),
          weekAgo: weekAgo.hours[index]?.orders ?? 0,
        },
      }))}
    />
  );
}
