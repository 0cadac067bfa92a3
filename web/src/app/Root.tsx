import '@larder/design-system/reset';
import { LinkProvider } from '@larder/design-system/LinkProvider';
import { LiveRegionProvider } from '@larder/design-system/LiveRegion';
import { Outlet } from 'react-router-dom';
import { useNavigationEffects } from './navigation.ts';
import { RouterLink } from './RouterLink.tsx';

/** What every screen shares, with or without the shell: links by the router, the live region, focus and scroll. */
export function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <LiveRegionProvider>
        <NavigationEffects />
        <Outlet />
      </LiveRegionProvider>
    </LinkProvider>
  );
}

function NavigationEffects() {
  useNavigationEffects();
  return null;
}
