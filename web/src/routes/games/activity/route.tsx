import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { activityPath, type ActivityView, activityView } from '../../../features/games/Activity/activity-path.ts';
import { ActivityDays } from '../../../features/games/Activity/ActivityDays.tsx';
import { ActivityFilters, ActivityGames } from '../../../features/games/Activity/ActivityFilters.tsx';
import { Later } from '../../../ui/Later/Later.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { useActivityTexts } from '../../../messages/play/activity.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { ActivityDocument } from './Activity.generated.ts';
import { head, line, more, page } from './activity.css.ts';
import { NothingHere } from './NothingHere.tsx';
import { useActivityPages } from './useActivityPages.ts';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const view = activityView(new URL(args.request.url).searchParams);
  const { errors } = await query(args, ActivityDocument, { ...view, after: null });
  return { errors };
}

/** The last 180 days of activity, by day, with filters in the address (G-83, G-117, N-24). */
export function Component() {
  const [search] = useSearchParams();
  const view = activityView(search);
  const path = activityPath(view);
  const [first] = useState(path);
  return <Activity view={view} says={path !== first} />;
}

/** `says`: how much there is of what was chosen is told, for those who do not see it change. */
function Activity({ view, says }: { view: ActivityView; says: boolean }) {
  const games = useGameTexts();
  const texts = useActivityTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const navigate = useNavigate();
  const { activity, items, hasMore, state, loadMore, focus } = useActivityPages(view);
  const announce = useAnnounce();
  const isEmpty = items.length === 0;
  const gameTitle = activity?.programs.find(({ code }) => code === view.programCode)?.title ?? texts.allGames;
  const found = isEmpty
    ? texts.emptyOf(texts.filter[view.filter], gameTitle)
    : texts.count(activity?.totalCount ?? items.length);
  useEffect(() => {
    if (says) announce(found);
  }, [says, found, announce]);
  return (
    <div className={page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        {activity ? <Text tone="soft">{texts.window(activity.days, activity.sinceString)}</Text> : null}
      </header>
      {activity ? <ActivityFilters activity={activity} view={view} /> : null}
      <Note icon="clock">{games.processingNote}</Note>
      {activity ? (
        <>
          <div className={line}>
            <p>{found}</p>
            <ActivityGames
              activity={activity}
              view={view}
              onChoose={(programCode) =>
                void navigate(activityPath({ ...view, programCode }), { preventScrollReset: true })
              }
            />
          </div>
          {isEmpty ? (
            <NothingHere {...view} />
          ) : (
            <Later>
              <ActivityDays items={items} focus={focus} />
            </Later>
          )}
          {hasMore ? (
            <div className={more}>
              {state === 'failed' ? (
                <Alert tone="error" title={texts.couldNotLoadMore}>
                  {games.tryAgain}
                </Alert>
              ) : null}
              <Button tone="outline" busy={state === 'busy'} busyLabel={texts.loading} onClick={() => void loadMore()}>
                {texts.loadMore}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <LoadFailed title={games.couldNotLoadActivity} text={errorAt(errors, 'me.activity')?.message} />
      )}
    </div>
  );
}
