import { useEffect } from 'react';
import { useKnownAnswer } from '../data/answers.ts';
import { useFrame } from '../data/frame.ts';
import { UnreadNoticesDocument } from '../data/UnreadNotices.generated.ts';

/** Shows on the app's icon how many notices are unread, where the phone can; whoever signs out takes the count along. */
export function useAppBadge(): void {
  const { viewer } = useFrame();
  const unread = useKnownAnswer(UnreadNoticesDocument)?.me?.inbox?.unreadCount;
  const count = viewer.isAuthorized ? unread : 0;
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return;
    // A browser may refuse it to a page that isn't installed.
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  }, [count]);
}
