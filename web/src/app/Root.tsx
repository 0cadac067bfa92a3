import '@larder/design-system/reset';
import { LinkProvider } from '@larder/design-system/LinkProvider';
import { LiveRegionProvider } from '@larder/design-system/LiveRegion';
import { Outlet } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useFrame } from './frame.ts';
import { useNavigationEffects } from './navigation.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouterLink } from './RouterLink.tsx';

/** What every screen shares, with or without the shell: links by the router, the live region, focus and scroll. */
export function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <LiveRegionProvider>
        <Description />
        <NavigationEffects />
        <NavigationProgress />
        <Outlet />
        <ConnectionNotice />
      </LiveRegionProvider>
    </LinkProvider>
  );
}

function Description() {
  const { frame } = useMessages();
  return <meta name="description" content={frame.description(useFrame().banner.name)} />;
}

function NavigationEffects() {
  useNavigationEffects();
  return null;
}
