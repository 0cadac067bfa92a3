import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useGoOn } from './useGoOn.ts';

let router: ReturnType<typeof createBrowserRouter> | undefined;
// Files share one window, wherever the one before has left it.
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => router?.dispose());

/** A page that saves and then opens what it saved. @returns says whether it was saved */
function saving(): (isSaved: boolean) => Promise<void> {
  const { promise: saved, resolve } = Promise.withResolvers<boolean>();
  let opened: Promise<void> | undefined;
  function Page() {
    const goOn = useGoOn();
    return <button onClick={() => void (opened = goOn(saved, '/saved'))}>Save</button>;
  }
  router = createBrowserRouter([
    { path: '/', Component: Page },
    { path: '*', Component: () => null },
  ]);
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('button').click());
  return (isSaved) =>
    act(async () => {
      resolve(isSaved);
      await opened;
    });
}

test.each([
  [true, '/saved'],
  [false, '/'],
])('what was saved is opened, and not what failed (%s: %s)', async (isSaved, opened) => {
  await saving()(isSaved);
  expect(window.location.pathname).toBe(opened);
});

test('whoever has gone somewhere else before it was saved stays there', async () => {
  const saved = saving();
  await act(() => router!.navigate('/shop'));
  await saved(true);
  expect(window.location.pathname).toBe('/shop');
});
