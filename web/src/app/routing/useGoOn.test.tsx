import { act, cleanup, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useGoOn } from './useGoOn.ts';

let router: ReturnType<typeof createBrowserRouter> | undefined;
afterEach(() => {
  router?.dispose();
  window.history.replaceState(null, '', '/');
});

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

test('what was saved is opened, and not what failed', async () => {
  await saving()(true);
  expect(window.location.pathname).toBe('/saved');
  cleanup();
  await act(() => router!.navigate('/'));
  await saving()(false);
  expect(window.location.pathname).toBe('/');
});

test('whoever has gone somewhere else before it was saved stays there', async () => {
  const saved = saving();
  await act(() => router!.navigate('/shop'));
  await saved(true);
  expect(window.location.pathname).toBe('/shop');
});
