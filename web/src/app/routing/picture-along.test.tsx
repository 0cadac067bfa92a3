import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { usePictureAlong } from './usePictureAlong.ts';

function Frame() {
  usePictureAlong();
  return (
    <main>
      <Outlet />
    </main>
  );
}
const card = (name: string, path: string) => (
  <li>
    <div>
      <div>
        <img src={`/${name}.svg`} alt="" />
      </div>
      <Link to={path}>{name}</Link>
    </div>
  </li>
);
const list = (
  <ul>
    {card('Milk', '/product/111111111')}
    {card('Eggs', '/product/222222222')}
    {card('Help', '/info/help')}
  </ul>
);
const going = () => [...document.querySelectorAll('[data-moves] img')].map((image) => image.getAttribute('src'));

test('the picture of the card that is pressed goes along to its page, comes back to it, and no other does', async () => {
  const routes = [
    {
      element: <Frame />,
      children: [
        { path: '/search', element: list },
        { path: '*', element: <h1>A page</h1> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/search'] });
  render(<RouterProvider router={router} />);
  const press = (name: string) =>
    screen.getByRole('link', { name }).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // As far as the press alone: the link itself is not followed.
  screen.getByRole('list').addEventListener('click', (event) => event.preventDefault(), true);
  press('Milk');
  expect(going()).toEqual(['/Milk.svg']);
  press('Eggs');
  expect(going()).toEqual(['/Eggs.svg']);
  press('Help');
  expect(going()).toEqual(['/Eggs.svg']);

  await act(() => router.navigate('/product/111111111'));
  expect(going()).toEqual([]);
  const goesBack = async () => {
    void router.navigate(-1);
    await screen.findByRole('list');
  };
  await goesBack();
  expect(going()).toEqual(['/Milk.svg']);
  await act(() => router.navigate('/info/help'));
  await goesBack();
  expect(going()).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Eggs' }));
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
});
