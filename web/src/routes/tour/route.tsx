import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { data as response, type LoaderFunctionArgs } from 'react-router-dom';
import { useFrame } from '../../app/data/frame.ts';
import { query } from '../../app/data/query.ts';
import { nextUnseen, stops } from '../../app/tour/stops.ts';
import { tourForm } from '../../app/tour/tour-form.ts';
import { useTourTexts } from '../../messages/frame/tour.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { Builders } from './Builders.tsx';
import { Cast } from './Cast.tsx';
import { Reset } from './Reset.tsx';
import { StopCard } from './StopCard.tsx';
import { TourPageDocument } from './Tour.generated.ts';
import * as styles from './tour.css.ts';

/** Where the services run without demo data, there is no such page. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data } = await query(args, TourPageDocument);
  if (data.demoShoppers.length === 0) throw response(null, { status: 404 });
  return null;
}

const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);

/** `/tour`: ten stops through the running shop for those who evaluate it (picture 42). Its forms need no scripts. */
export function Component() {
  const texts = useTourTexts();
  const seen = useFrame().tour?.seen ?? [];
  const next = nextUnseen(seen);
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <div className={styles.words}>
          <Status kind={next === null ? 'done' : seen.length > 0 ? 'active' : 'todo'} as="p">
            {texts.progress(seen.length, stops.length)}
          </Status>
          <Heading level={1} size="landing">
            {texts.title}
          </Heading>
          <Text size="lead" tone="soft">
            {texts.lead}
          </Text>
          <form className={styles.start} method="post" action={tourForm.path}>
            <Button tone="primary" size="large" type="submit" name={tourForm.field} value={String(next ?? 1)}>
              {next === null ? texts.again : texts.start(next)}
            </Button>
            <Text as="span" size="meta" tone="soft">
              {texts.about(minutes)}
            </Text>
          </form>
        </div>
        <Cast />
      </header>
      <div className={styles.grid}>
        <ol className={styles.stops} aria-label={texts.stopList}>
          {stops.map((stop, index) => (
            <StopCard key={stop.name} stop={stop} number={index + 1} isSeen={seen.includes(index + 1)} />
          ))}
        </ol>
        <Reset />
        <Builders />
      </div>
    </div>
  );
}
