import { matchRoutes, type LoaderFunction } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

test.each(['/games', '/games/'])('G-9 %s leads to the grid', async (path) => {
  const loader = matchRoutes(routes, path)?.at(-1)?.route.loader as LoaderFunction;
  const answer = (await loader({} as Parameters<LoaderFunction>[0])) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/games/game-grid']);
});
