import { Outlet } from 'react-router-dom';
import { Stale } from './notices.tsx';
import { main } from './Shell.css.ts';

/** The screen itself, and above it how old it is when it couldn't be refreshed. */
export const Main = () => (
  <main id="main" tabIndex={-1} className={main}>
    <Stale />
    <Outlet />
  </main>
);
