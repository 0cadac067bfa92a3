import '@larder/design-system/reset';
import './transitions.css.ts';
import { LinkProvider } from '@larder/design-system/LinkProvider';
import { LiveRegionProvider } from '@larder/design-system/LiveRegion';
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { useFrame } from '../data/frame.ts';
import { useNavigationEffects } from '../routing/navigation.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { TourBar } from './TourBar.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Connection } from './notices.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ScriptNotice } from './ScriptNotice.tsx';

/** Each step has a place of its own. The first of a document has no key yet: it is known by its address. */
const placeInHistory = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** What every screen shares, with or without the shell: links by the router, the live region, focus and scroll. */
export function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <LiveRegionProvider>
        <Description />
        <ScrollRestoration getKey={placeInHistory} />
        <NavigationEffects />
        <ScriptNotice />
        <NavigationProgress />
        <TourBar />
        <Outlet />
        <Connection />
      </LiveRegionProvider>
    </LinkProvider>
  );
}

function Description() {
  const { frame } = useMessages();
  const { banner } = useFrame();
  const isDescribed = useMatches().some(({ handle }) => (handle as Partial<RouteHandle> | undefined)?.describesItself);
  if (isDescribed) return null;
  return <meta name="description" content={frame.description(banner.name)} />;
}

function NavigationEffects() {
  useNavigationEffects();
  return null;
}
