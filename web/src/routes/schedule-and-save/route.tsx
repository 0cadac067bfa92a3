import { Heading } from '@larder/design-system/Heading';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../app/data/query.ts';
import { useSubscriptionsTexts } from '../../messages/subscriptions.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { Schedule } from './Schedule.tsx';
import {
  ProductToScheduleDocument,
  ScheduleAndSaveDocument,
  useScheduleAndSaveData,
} from './ScheduleAndSave.generated.ts';
import * as styles from './schedule-and-save.css.ts';

interface LoaderData {
  errors: FieldError[];
  /** Number of the product that the shopper came to schedule; null for none. */
  add: string | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<LoaderData> {
  const asked = new URL(args.request.url).searchParams.get('add');
  const add = asked !== null && /^\d{1,14}$/.test(asked) ? asked : null;
  const [{ errors }] = await Promise.all([
    query(args, ScheduleAndSaveDocument),
    // Without it the page has its schedule.
    add === null ? undefined : query(args, ProductToScheduleDocument, { id: add }).catch(() => undefined),
  ]);
  return { errors, add };
}

/** `/schedule-and-save`: what comes again and again, and the orders to come (S-7, G-132, N-65). */
export function Component() {
  const texts = useSubscriptionsTexts();
  const { errors, add } = useLoaderData<LoaderData>();
  const { scheduleAndSave: schedule } = useScheduleAndSaveData();
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        {schedule && (
          <div className={styles.title}>
            <Text tone="soft">{schedule.promoText}</Text>
            {schedule.savedText !== null && <SavingsBadge>{schedule.savedText}</SavingsBadge>}
          </div>
        )}
      </header>
      {schedule ? (
        <Schedule schedule={schedule} add={add} />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'scheduleAndSave')?.message} />
      )}
    </div>
  );
}
