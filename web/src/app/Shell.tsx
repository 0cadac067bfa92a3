import { Outlet } from 'react-router-dom';
import { useFrame } from './frame.ts';

/** Header, navigation and the page. */
export function Shell() {
  const { banner } = useFrame();
  return (
    <>
      <header>{banner.name}</header>
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}
