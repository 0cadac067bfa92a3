import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { maya, guest, refusal, renderPage, signInAway, type Answers } from '../../testing/render-page.tsx';

const scrollTo = vi.fn<(x: number, y: number) => void>();
vi.stubGlobal('scrollTo', scrollTo);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
beforeEach(() => scrollTo.mockReset());

const shopper = userEvent.setup();
/** The games of a signed-in shopper who has none. */
const noGames: Answers = {
  ...maya,
  PlayAndEarn: {
    data: {
      me: {
        __typename: 'Me',
        id: '1',
        playAndEarn: { __typename: 'PlayAndEarn', programs: [], unseenWins: [], bonusPaths: [] },
      },
    },
  },
};

test('a path without a screen says so, keeps the shell and offers a way on', async () => {
  renderPage('/nope', maya);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('2300 16th St');
  expect(screen.queryByRole('navigation', { name: 'Safeway for U' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
});

test('G-20 the breadcrumb leads to the for U home page', async () => {
  renderPage('/games/game-grid', noGames);
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(crumbs).getByRole('link', { name: 'Safeway for U' })).toHaveAttribute('href', '/foru.html');
});

test('a guest’s menu leads to the same page in the other language', async () => {
  renderPage('/nope', guest);
  await shopper.click(await screen.findByRole('button', { name: 'Menu' }));
  const language = await within(await screen.findByRole('dialog')).findByRole('button', { name: /Language: *Español/ });
  expect(language).toHaveValue('es');
  expect(language.closest('form')).toHaveAttribute('action', '/language');
});

test('beside the areas of the site a guest finds the other language, by its own name; a member has it in the account', async () => {
  const { unmount } = renderPage('/nope', guest);
  const areas = await screen.findByRole('navigation', { name: 'Site' });
  const language = within(areas).getByRole('button', { name: 'Español' });
  expect(language).toHaveValue('es');
  expect(language).toHaveAttribute('lang', 'es');
  expect(language.closest('form')).toHaveAttribute('action', '/language');
  unmount();
  renderPage('/nope', maya);
  expect(within(await screen.findByRole('navigation', { name: 'Site' })).queryByRole('button')).not.toBeInTheDocument();
});

test('G-28 after a navigation the page is at its top, the heading has the focus and the title is said', async () => {
  const { router } = renderPage('/nope', noGames);
  await screen.findByRole('heading', { level: 1 });
  scrollTo.mockReset();
  await act(() => router.navigate('/also-nope'));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Page not found'));
});

test('G-29 focus outlines go on at the first Tab and off on a click', async () => {
  renderPage('/nope', guest);
  await screen.findByRole('heading', { level: 1 });
  await shopper.tab();
  expect(document.documentElement).toHaveAttribute('data-keyboard', 'on');
  await shopper.click(screen.getByRole('heading', { level: 1 }));
  expect(document.documentElement).toHaveAttribute('data-keyboard', 'off');
});

test('the first Tab reaches the way past the header', async () => {
  renderPage('/nope', guest);
  await screen.findByRole('heading', { level: 1 });
  await shopper.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('G-65, G-73 a guest who asks for the games is sent to sign in', async () => {
  const { router } = renderPage('/games/game-grid', {
    ...guest,
    GameGrid: refusal('NONE'),
    PlayAndEarn: refusal('NONE'),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/sign-in.html'));
});

test('S-38, S-109, T-21 an ended session opens the session-timeout dialog, once; Escape goes on without', async () => {
  const ended = refusal('EXPIRED', '/account/re-sign-in.html');
  const answers: Answers = {
    ...noGames,
    GameGrid: ended,
    PlayAndEarn: ended,
    GameDetails: ended,
    ReSignIn: {
      data: {
        viewer: {
          __typename: 'Viewer',
          isAuthorized: false,
          site: 'HOUSEHOLDS',
          remembered: {
            __typename: 'RememberedShopper',
            firstName: 'Maya',
            destination: null,
            handles: [{ __typename: 'SignInHandle', channel: 'SMS', maskedHandle: '(•••) •••-4821' }],
          },
        },
      },
    },
  };
  const { router } = renderPage('/nope', answers);
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  await act(() => router.navigate('/games/game-grid'));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has timed out' });
  expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/re-sign-in.html');
  await shopper.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeInTheDocument();

  await act(() => router.navigate('/games/game-details/HARVEST'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/re-sign-in.html'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a page that cannot be loaded leaves the shell, says the catalogd text and offers to try again', async () => {
  const { left } = renderPage('/error', maya);
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't show this page" })).toBeInTheDocument();
  expect(
    screen.getByText('Apologies, our site is currently experiencing technical difficulties, please try again later.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await shopper.click(screen.getByRole('link', { name: 'Try again' }));
  expect(left).toEqual(['/error']);
});

test('a frame that cannot be loaded leaves a page with a way on', async () => {
  const errors = [{ message: 'Down', path: ['banner'], extensions: { code: 'UPSTREAM' } }];
  renderPage('/games/game-grid', { ...guest, Frame: { data: null, errors }, PlayAndEarn: refusal('NONE') });
  expect(await screen.findByRole('link', { name: 'Try again' })).toBeInTheDocument();
});

test('S-102 a shopper signs out, here or everywhere, the page is loaded anew, and no subscriptions are left behind', async () => {
  const { left, sent } = renderPage('/nope', {
    ...maya,
    SignOut: { data: { signOut: { __typename: 'SignOutPayload', viewer: { __typename: 'Viewer', session: 'NONE' } } } },
  });
  localStorage.setItem('abNgSubscriptions', '{}');
  await shopper.click(await screen.findByRole('button', { name: /Maya/ }));
  await shopper.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(left).toEqual(['/account/sign-in.html']));
  expect(localStorage.getItem('abNgSubscriptions')).toBeNull();
  expect(sent.at(-1)).toEqual({ name: 'SignOut', variables: { input: { everywhere: true } } });
});

test('the account menu closes on Escape and gives the focus back', async () => {
  renderPage('/nope', maya);
  const button = await screen.findByRole('button', { name: /Maya/ });
  await shopper.click(button);
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  await shopper.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('the shopper chooses dark, and every later page knows', async () => {
  renderPage('/nope', maya);
  await shopper.click(await screen.findByRole('button', { name: /Maya/ }));
  await shopper.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  expect(document.cookie).toContain('larder_scheme=dark');
  await shopper.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).not.toHaveAttribute('data-scheme');
  expect(document.cookie).not.toContain('larder_scheme');
});

test('G-121 the menu opens the navigation as a dialog that holds the focus, and a chosen link closes it', async () => {
  const { router } = renderPage('/nope', maya);
  await shopper.click(await screen.findByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Close menu' })).toHaveFocus());
  expect(await within(drawer).findByText('Maya')).toBeInTheDocument();
  for (let step = 0; step < 6; step += 1) {
    await shopper.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
  }
  for (const name of ['Shop', 'Safeway for U', 'Account', 'Help'])
    expect(within(drawer).getByRole('navigation', { name })).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders.html');
  expect(within(drawer).getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  await act(() => router.navigate('/other-nope'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a guest finds the shop, savings, help, the language, and the ways in; departments unfold', async () => {
  renderPage('/nope', {
    ...guest,
    MenuDepartments: {
      data: {
        departments: [{ __typename: 'Department', id: 'deli', name: 'Deli', path: '/shop/deli' }],
      },
    },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await drawer.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in.html');
  expect(drawer.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/account/join.html');
  expect(drawer.getByRole('link', { name: 'Play & Earn' })).toHaveAttribute('href', '/games/game-grid');
  expect(drawer.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
  expect(drawer.getByRole('button', { name: /Español$/ })).toHaveAttribute('value', 'es');
  await shopper.click(drawer.getByText('Departments'));
  expect(await drawer.findByRole('link', { name: 'Deli' })).toHaveAttribute('href', '/shop/deli');
  expect(drawer.getByRole('link', { name: 'All departments' })).toHaveAttribute('href', '/shop');
});

test('departments that cannot be loaded say so, and the way to all of them stays', async () => {
  const errors = [{ message: 'The shelves are away.', path: ['departments'], extensions: { code: 'UPSTREAM' } }];
  renderPage('/nope', { ...guest, MenuDepartments: { data: null, errors } });
  await shopper.click(await screen.findByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await shopper.click(await drawer.findByText('Departments'));
  expect(await drawer.findByRole('alert')).toHaveTextContent('The shelves are away.');
  expect(drawer.getByRole('link', { name: 'All departments' })).toBeInTheDocument();
});

test('G-15, G-16, G-17 a landing page has Back to the grid and no left navigation', async () => {
  renderPage('/games/game-details/HARVEST', {
    ...maya,
    GameDetails: {
      data: { me: null },
      errors: [{ message: 'Down', path: ['me'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    },
  });
  const back = within(await screen.findByRole('navigation', { name: 'Back' })).getByRole('link', { name: 'Back' });
  expect(back).toHaveAttribute('href', '/games/game-grid');
  expect(screen.queryByRole('navigation', { name: 'Safeway for U' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});

test('while no one can say who is signed in the page says so, keeps its place and does not ask to sign in', async () => {
  const frame = guest['Frame'] as { data: { viewer: object } };
  const { router } = renderPage('/games/game-grid', {
    ...guest,
    Frame: { data: { ...frame.data, viewer: { ...frame.data.viewer, session: 'UNAVAILABLE' } } },
    GameGrid: signInAway,
    PlayAndEarn: signInAway,
  });
  expect(await screen.findByText('Signing in is unavailable right now.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/games/game-grid');
  expect(screen.getByRole('banner')).toHaveTextContent('Account unavailable');
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});

test('what nothing can be called is not found', async () => {
  const errors = [{ message: '"id" isn’t an id.', extensions: { code: 'BAD_USER_INPUT', status: 400 } }];
  renderPage('/games/game-grid', { ...maya, GameGrid: { data: null, errors }, PlayAndEarn: { data: null, errors } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Safeway for U' })).toBeInTheDocument();
});

test('with identity down a signed-in shopper reads that, and is not offered to sign in', async () => {
  const { data } = maya['Frame'] as { data: Record<string, Record<string, unknown>> };
  renderPage('/nope', {
    ...guest,
    Frame: { data: { ...data, viewer: { ...data['viewer'], isAuthorized: false, session: 'UNAVAILABLE' } } },
  });
  expect(await screen.findByText('Account unavailable')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});
