import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserTimeZone } from '../../../app/time-zone.ts';
import { activityPath, type ActivityView } from '../../../features/games/Activity/activity-path.ts';
import { useActivityTexts } from '../../../messages/activity.ts';
import { ActivityDocument, type ActivityQuery, useActivityData } from './Activity.generated.ts';

type Page = NonNullable<NonNullable<ActivityQuery['me']>['activity']>;

/** What has been loaded beside the first page of a view. */
interface Loaded {
  of: string;
  further: readonly Page[];
  state: 'idle' | 'busy' | 'failed';
}
const nothingMore = (path: string): Loaded => ({ of: path, further: [], state: 'idle' });

/**
 * A page that the server has rendered before it knew where the shopper is tells the days of the store: they are asked for
 * once more, now that the browser has told its zone (N-78).
 */
function useShoppersDays(view: ActivityView, told: string | undefined): void {
  const client = useApolloClient();
  const askAgain = useEffectEvent(() => {
    if (told === undefined || told === browserTimeZone()) return;
    const variables = { ...view, after: null };
    // Without an answer the days of the store stay.
    client.query({ query: ActivityDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
  useEffect(() => askAgain(), []);
}

/**
 * The activity of a view with a way to its next page. The focus stays on the button that loads; when there is nothing
 * more to load, and so no button, it goes to the first of the new rows.
 */
export function useActivityPages(view: ActivityView) {
  const texts = useActivityTexts();
  const announce = useAnnounce();
  const client = useApolloClient();
  const data = useActivityData({ ...view, after: null });
  const path = activityPath(view);
  const [{ of, further, state }, setLoaded] = useState<Loaded>(() => nothingMore(path));
  // Another view begins with its first page; what was pressed to choose it stays where it is, with its focus.
  if (of !== path) setLoaded(nothingMore(path));
  useShoppersDays(view, data.me?.activity?.timeZone);
  const firstNewRow = useRef<HTMLLIElement>(null);
  const activity = data.me?.activity ?? null;
  const pages = activity ? [activity, ...further] : [];
  const items = pages.flatMap(({ edges }) => edges.map(({ node }) => node));
  const last = pages.at(-1)?.pageInfo;
  const hasMore = last?.hasNextPage ?? false;

  useEffect(() => {
    if (further.length > 0 && !hasMore) firstNewRow.current?.focus();
  }, [further, hasMore]);

  const loadMore = async (): Promise<void> => {
    const change = (next: (before: Loaded) => Partial<Loaded>) =>
      setLoaded((before) => (before.of === path ? { ...before, ...next(before) } : before));
    change(() => ({ state: 'busy' }));
    const variables = { ...view, after: last?.endCursor ?? null };
    const query = { query: ActivityDocument, variables, fetchPolicy: 'no-cache' } as const;
    const page = await client.query(query).then(
      (answer) => answer.data?.me?.activity ?? null,
      () => null,
    );
    if (!page) return change(() => ({ state: 'failed' }));
    change((before) => ({ state: 'idle', further: [...before.further, page] }));
    announce(texts.loaded(items.length + page.edges.length, page.totalCount));
  };

  const focus = { id: further.at(-1)?.edges[0]?.node.id ?? '', ref: firstNewRow };
  return { activity, items, hasMore, state, loadMore, focus };
}
