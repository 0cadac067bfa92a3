import { useApolloClient } from '@apollo/client/react';
import { activityPath, type ActivityView } from '../../../features/games/Activity/activity-path.ts';
import { useFurtherPages } from '../../../ui/paging/useFurtherPages.ts';
import { useShoppersZone } from '../../../app/data/useShoppersZone.ts';
import { useActivityTexts } from '../../../messages/play/activity.ts';
import { ActivityDocument, useActivityData } from './Activity.generated.ts';

/** The activity for the current filters, with a way to load the next page. */
export function useActivityPages(view: ActivityView) {
  const texts = useActivityTexts();
  const client = useApolloClient();
  const first = { ...view, after: null };
  const activity = useActivityData(first).me?.activity ?? null;
  useShoppersZone(activity?.timeZone, () =>
    client.query({ query: ActivityDocument, variables: first, fetchPolicy: 'network-only' }),
  );
  const pages = useFurtherPages({
    of: activityPath(view),
    first: activity,
    loadedText: texts.loaded,
    load: async (after) => {
      const variables = { ...view, after };
      const answer = await client.query({ query: ActivityDocument, variables, fetchPolicy: 'no-cache' });
      return answer.data?.me?.activity;
    },
  });
  return { activity, ...pages };
}
