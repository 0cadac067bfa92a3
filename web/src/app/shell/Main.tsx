import { Outlet, useRouteLoaderData } from 'react-router-dom';
import { Stale } from './notices.tsx';
import { welcome } from './parts.ts';
import { main } from './Shell.css.ts';

/** The screen itself, and above it how old it is when it couldn't be refreshed; before a store is open, a welcome in its place. */
export const Main = () => (
  <main id="main" tabIndex={-1} className={main}>
    <Stale />
    {useRouteLoaderData('root') ? <welcome.Part /> : <Outlet />}
  </main>
);
