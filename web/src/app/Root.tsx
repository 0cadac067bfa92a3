import { Outlet } from 'react-router-dom';
import { useNavigationEffects } from './navigation.ts';

/** What every screen shares, with or without the shell. */
export function Root() {
  useNavigationEffects();
  return <Outlet />;
}
