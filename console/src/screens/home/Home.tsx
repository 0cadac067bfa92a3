import { AutoGrid } from '@larder/design-system/AutoGrid';
import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useMay, useOperator } from '../../session/session.ts';
import { useMessages } from '../../messages/messages.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { DayChart } from './DayChart.tsx';
import { useFiguresQuery, useWorkQuery } from './Home.generated.ts';
import { WorkCard } from './WorkCard.tsx';

/** How often what needs someone is asked for again, in milliseconds. */
const refreshed = 60_000;

/** What needs someone now, and how the day goes. */
export function Home() {
  const { home } = useMessages();
  const { fullName } = useOperator();
  const [seesWork, seesFigures] = [useMay('SEE_WORK'), useMay('SEE_FIGURES')];
  return (
    <Stack gap={8}>
      <PageTitle title={home.hello(fullName)}>{!seesWork && !seesFigures && home.nothing}</PageTitle>
      {seesWork && <WorkNow />}
      {seesFigures && <Figures />}
    </Stack>
  );
}

function WorkNow() {
  const { home } = useMessages();
  const { data, error, refetch } = useWorkQuery({ fetchPolicy: 'cache-and-network', pollInterval: refreshed });
  const work = data?.workNow;
  return (
    <Stack gap={4} as="section" aria-labelledby="work">
      <Heading level={2} size="title" id="work">
        {home.work}
      </Heading>
      {!work && error && <Failure onAgain={() => void refetch()} />}
      {!work && !error && <Loading rows={3} />}
      {work && (
        <AutoGrid size="medium" gap="gutter" as="ul">
          <WorkCard title={home.lateToPick} part={work.lateToPick} tone="error" />
          <WorkCard title={home.waiting} part={work.waiting} tone="error" />
          <WorkCard title={home.swapsUnanswered} part={work.swapsUnanswered} tone="warning" />
          <WorkCard title={home.slotsNearlyFull} part={work.slotsNearlyFull} tone="warning" />
        </AutoGrid>
      )}
    </Stack>
  );
}

function Figures() {
  const { home } = useMessages();
  const { data, error, refetch } = useFiguresQuery({ fetchPolicy: 'cache-and-network', pollInterval: refreshed });
  const figures = data?.dayFigures;
  return (
    <Stack gap={4} as="section" aria-labelledby="day">
      <Stack gap={1}>
        <Heading level={2} size="title" id="day">
          {home.day}
        </Heading>
        <Text size="meta" tone="soft">
          {home.counted}
        </Text>
      </Stack>
      {!figures && error && <Failure onAgain={() => void refetch()} />}
      {!figures && !error && <Loading rows={4} />}
      {figures && <DayChart at={figures.at} today={figures.today} weekAgo={figures.weekAgo} />}
    </Stack>
  );
}
