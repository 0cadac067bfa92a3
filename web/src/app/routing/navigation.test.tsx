import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTimers, settled } from '../../../../tests/quiet.ts';
import { program } from '../../testing/fixtures/games.ts';
import { openStorefront } from '../../testing/storefront.tsx';

const scrollTo = vi.fn<(x: number, y: number) => void>();
const reached = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  reached.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    reached(this.id);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const harvest = program({ links: { rules: null, faq: '/games/game-details/HARVEST#faq', game: null } });
const trail = program({ id: 'TRAIL', code: 'TRAIL', title: 'Market Trail' });
function open(path: string) {
  const { element, router } = openStorefront(path, {
    playAndEarn: { programs: [harvest, trail], unseenWins: [], bonusPaths: [] },
    program: ({ code }: { code: string }) => (code === 'TRAIL' ? trail : harvest),
  });
  render(element);
  return router;
}
/** The page's own first scroll is over. */
const atRest = async () => {
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
  // What the page still has under way may scroll it once more.
  holdTimers();
  await settled();
  scrollTo.mockReset();
};
const onTheGrid = () => screen.findByRole('heading', { level: 1, name: 'Play & Earn' });
const inTheGame = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a link to a place on the page reaches it, with the focus', async () => {
  open('/games/game-details/HARVEST');
  await inTheGame('Harvest Spin');
  const link = screen.getByRole('link', { name: 'FAQ' });
  expect(link).toHaveAttribute('href', '/games/game-details/HARVEST#faq');
  await atRest();
  await act(async () => link.click());
  await waitFor(() => expect(reached).toHaveBeenCalledWith('faq'));
  await waitFor(() => expect(document.getElementById('faq')).toHaveFocus());
  // The first page's own scroll may still come in between; the place is where the page ends up.
  const last = (calls: readonly number[]) => calls.at(-1) ?? 0;
  expect(last(reached.mock.invocationCallOrder)).toBeGreaterThan(last(scrollTo.mock.invocationCallOrder));
});

test('a link to a place on another page reaches it, with the focus', async () => {
  const router = open('/games/game-grid');
  await onTheGrid();
  await act(() => router.navigate('/games/game-details/HARVEST#prizes'));
  await inTheGame('Harvest Spin');
  await waitFor(() => expect(reached).toHaveBeenCalledWith('prizes'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Available Prizes' })).toHaveFocus());
});

test('G-28 Back returns to where the grid was and to the link that was pressed', async () => {
  const router = open('/games/game-grid');
  await onTheGrid();
  const links = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/games/game-details/TRAIL');
  vi.stubGlobal('scrollY', 2039);
  await userEvent.click(links()[0]!);
  await inTheGame('Market Trail');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  await onTheGrid();
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 2039));
  await waitFor(() => expect(links()[0]).toHaveFocus());
});

test('N-24 another view of the same page stays where it is', async () => {
  const router = open('/games/activity');
  await screen.findByRole('heading', { level: 1 });
  await atRest();
  await act(() => router.navigate('/games/activity?filter=WINS', { preventScrollReset: true }));
  await settled();
  expect(scrollTo).not.toHaveBeenCalled();
});
