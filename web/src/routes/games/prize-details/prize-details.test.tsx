import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { program } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { choices, draw, gameOf, prize, redemption, results, win } from '../../../testing/fixtures/prizes.ts';
import type { PrizeType } from '../../../graphql/schema-types.ts';

type Prize = ReturnType<typeof prize>;
type Redemption = ReturnType<typeof redemption>;

beforeEach(() => localStorage.clear());

const game = { ...program(), ...gameOf() };
const redeems = vi.fn<(input: Record<string, unknown>) => void>();

/** Opens a prize's page in front of a gateway that answers every redemption with `answer`. */
function openPrize(shown: Prize, answer: Record<string, unknown> | Error = {}) {
  redeems.mockReset();
  const reply = (args: { input: Record<string, unknown> }) => {
    redeems(args.input);
    if (answer instanceof Error) throw answer;
    return { redemption: null, prize: null, points: null, hold: null, userErrors: [], ...answer };
  };
  return openPage(
    '/games/prize-details/TICKETS?programCode=HARVEST',
    { prize: { ...shown, program: shown.program && { ...game, ...shown.program, prizes: [] } } },
    { redeemPrize: reply, holdPrize: reply, releasePrizeHold: reply, chooseAlternatePrize: reply },
  );
}
const withProgram = (p: Prize) => ({ ...p, program: p.program && { ...game, ...p.program } });
const answering = (made: Partial<Redemption>, after: Prize = prize()) => ({
  redemption: redemption(made),
  prize: withProgram(after),
});
const pressing = async (page: ReturnType<typeof openPage>, name: string | RegExp) =>
  page.shopper.click(await screen.findByRole('button', { name }));

const brought: Record<PrizeType, string> = {
  SWEEPSTAKES: '2 entries added',
  VENDOR: 'Your code',
  REWARD: '$10 grocery reward credited',
  ALTERNATE_PRIZES: 'Choose one',
  FRESH_PASS: 'FreshPass until Sep 5',
  B4U_OFFER: 'Clipped and in My List',
  RECIPE: 'The recipe is yours',
};
const types = (Object.keys(brought) as PrizeType[]).filter(
  (type) => type !== 'ALTERNATE_PRIZES' && type !== 'SWEEPSTAKES',
);

test('N-26 what was redeemed is shown even when the prize itself doesn’t come with the answer', async () => {
  const broken = () => {
    throw new GraphQLError('The line is down.', { extensions: { code: 'UPSTREAM' } });
  };
  const made = redemption({ prizeType: 'VENDOR', result: results.VENDOR });
  const page = openPrize(prize({ prizeType: 'VENDOR' }), { redemption: made, prize: broken });
  await pressing(page, 'Redeem for 120 Game points');
  expect(await screen.findByRole('region', { name: 'Your code' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

for (const prizeType of types)
  test(`G-43 ${prizeType} is redeemed in one press, and what it brought takes the focus`, async () => {
    const page = openPrize(
      prize({ prizeType }),
      answering({ prizeType, result: results[prizeType] }, prize({ prizeType })),
    );
    await pressing(page, 'Redeem for 120 Game points');
    const result = await screen.findByRole('region', { name: brought[prizeType] });
    await waitFor(() => expect(result).toHaveFocus());
    expect(redeems).toHaveBeenCalledOnce();
    expect(redeems.mock.calls[0]?.[0]).toMatchObject({ prizeId: 'TICKETS', quantity: 1, expectedCost: 120 });
  });

test('redeeming has a moment of its own: the ticket tears, the result is told and has the focus; read again it stays still', async () => {
  const torn = (page: ReturnType<typeof openPage>) => page.container.querySelectorAll('[class*="TornTicket_cover"]');
  const page = openPrize(prize(), answering({}, prize()));
  await pressing(page, 'Redeem for 120 Game points');
  await waitFor(async () => expect(await screen.findByRole('region', { name: 'Your code' })).toHaveFocus());
  expect(torn(page)).toHaveLength(1);
  expect(await screen.findByText('Redeemed: 2 movie tickets')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeEnabled();
  page.unmount();

  const later = openPrize(prize({ state: 'LIMIT_REACHED', redemptions: [redemption()], againFromString: null }));
  expect(await screen.findByRole('region', { name: 'Your code' })).toBeVisible();
  expect(torn(later)).toHaveLength(0);
  expect(screen.queryByText(/^Redeemed: /)).toBeNull();
});

for (const state of ['AGE_NOT_MET', 'EMPLOYEE_EXCLUDED'] as const)
  test(`N-5 ${state} stands in place of the button, before any effort`, async () => {
    const reason = 'This prize is not open to you.';
    openPrize(draw({ state, stateText: reason }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText('Not available to you')).toBeVisible();
    const panel = within(screen.getByRole('main'));
    expect(panel.queryByRole('button', { name: /Enter|Redeem|One entry/ })).toBeNull();
    expect(panel.queryByRole('link', { name: 'Free entry, no purchase' })).toBeNull();
  });

test('N-25 a sold-out prize says how many were given out', async () => {
  openPrize(
    prize({
      state: 'SOLD_OUT',
      available: false,
      quantityTotal: 200,
      quantityLeft: 0,
      quantityLeftText: 'None left',
      givenOut: 200,
    }),
  );
  expect((await screen.findByText('Redeemed so far')).parentElement).toHaveTextContent('Redeemed so far200 of 200');
});

test('G-43 SWEEPSTAKES: entries are bought one by one or several at once, what is left after it is said before', async () => {
  const page = openPrize(draw(), answering({ prizeType: 'SWEEPSTAKES', result: results.SWEEPSTAKES }, draw()));
  expect(await screen.findByText('220 left after this.', { exact: false })).toBeVisible();
  await pressing(page, 'One more entry');
  expect(screen.getByText('200 left after this.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Free entry, no purchase' })).toHaveAttribute('href', '/free-entry/HARVEST');
  await pressing(page, 'Enter for 40 Game points');
  await waitFor(async () => expect(await screen.findByRole('region', { name: '2 entries added' })).toHaveFocus());
  expect(redeems.mock.calls[0]?.[0]).toMatchObject({ quantity: 2, expectedCost: 40 });
});

test('N-30 a draw shows where it stands in four steps, and its odds once', async () => {
  openPrize(draw());
  const section = within(await screen.findByRole('region', { name: 'How the winner is drawn' }));
  const steps = within(section.getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('Done: Committed'),
    expect.stringContaining('Closed'),
    expect.stringContaining('Drawn'),
    expect.stringContaining('Verified'),
  ]);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(section.getByRole('link', { name: 'How we draw' })).toHaveAttribute('href', '/verify/D1');
  expect(screen.getAllByText(/1 in 4,018, whichever way you enter/)).toHaveLength(1);
});

test('G-43 ALTERNATE_PRIZES: one of three is chosen, the button repeats it, the default is told', async () => {
  const won = prize({ prizeType: 'ALTERNATE_PRIZES', choices, defaultChoiceId: 'TEN', wins: [win()] });
  const page = openPrize(
    won,
    answering({ source: 'CHOICE', prizeName: 'Seasonal bouquet', result: results.B4U_OFFER }),
  );
  expect(await screen.findByText(/After that, we'll add \$10 grocery reward for you/)).toBeVisible();
  await pressing(page, 'Choose one');
  expect(redeems).not.toHaveBeenCalled();
  await page.shopper.click(screen.getByRole('radio', { name: 'Seasonal bouquet' }));
  await pressing(page, 'Choose Seasonal bouquet');
  await waitFor(async () =>
    expect(await screen.findByRole('region', { name: 'You chose Seasonal bouquet' })).toHaveFocus(),
  );
  expect(redeems.mock.calls[0]?.[0]).toMatchObject({ choiceId: 'BOUQUET', winId: 'W1' });
});

test('a prize that was won costs nothing', async () => {
  const page = openPrize(prize({ wins: [win()], state: 'ENDED' }), answering({ source: 'WIN', pointsSpent: 0 }));
  expect(await screen.findByText('You won this prize. It costs no points.')).toBeVisible();
  await pressing(page, 'Redeem now');
  await screen.findByRole('region', { name: 'Your code' });
  expect(redeems.mock.calls[0]?.[0]).toMatchObject({ winId: 'W1', expectedCost: 0 });
});

test('I-4 two quick presses are one redemption', async () => {
  const page = openPrize(prize(), answering({}));
  const button = await screen.findByRole('button', { name: 'Redeem for 120 Game points' });
  await page.shopper.dblClick(button);
  await screen.findByRole('region', { name: 'Your code' });
  const ids = new Set(redeems.mock.calls.map(([input]) => input['clientRequestId']));
  expect(ids.size).toBe(1);
});

test('a code is spelled for screen readers, and copying it is said', async () => {
  const page = openPrize(prize({ state: 'LIMIT_REACHED', redemptions: [redemption()] }));
  expect(await screen.findByRole('status', { name: 'L C 4 7, 9 K Q M, 2 X 8 R' })).toBeVisible();
  await pressing(page, 'Copy code');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('LC47-9KQM-2X8R');
  await waitFor(() => expect(screen.getByText('Code copied')).toBeInTheDocument());
});

const refusals = [
  ['SOLD_OUT', 'This prize just sold out', null, 'No points were taken. Similar prizes are below.'],
  ['LIMIT_REACHED', 'You have redeemed it', 'Again from Aug 6.', 'No points were taken. Again from Aug 6.'],
  ['INSUFFICIENT_POINTS', 'You need more points for this prize', null, 'No points were taken.'],
  ['NEGATIVE_BALANCE', 'A refunded order took points back', null, 'No points were taken.'],
  ['ENDED', 'This prize has ended', null, 'No points were taken.'],
  ['ALREADY_REDEEMED', 'You have redeemed this prize already', null, 'No points were taken.'],
  ['EMPLOYEE_EXCLUDED', 'Associates cannot enter sweepstakes', null, 'No points were taken.'],
] as const;
for (const [code, reason, advice, body] of refusals)
  test(`15-states ${code}: the reason first, then the points, then the next step`, async () => {
    const page = openPrize(prize(), {
      userErrors: [{ __typename: 'UserError', code, message: `${reason}.`, reason, advice, field: null }],
    });
    await pressing(page, 'Redeem for 120 Game points');
    const note = await screen.findByText(reason, { selector: '[role=alert] *' });
    const whole = note.closest<HTMLElement>('[role]');
    expect(whole).toHaveTextContent(body);
    await waitFor(() => expect(whole).toHaveFocus());
  });

test('PRICE_CHANGED names the new price and the one that was shown; the button has the new one', async () => {
  const page = openPrize(prize(), {
    prize: withProgram(prize({ costPoints: 140 })),
    userErrors: [
      {
        __typename: 'UserError',
        code: 'PRICE_CHANGED',
        message: 'The price changed to 140 Game points. It was 120 when you opened this page.',
        reason: 'The price changed to 140 Game points',
        advice: 'It was 120 when you opened this page.',
        field: null,
      },
    ],
  });
  await pressing(page, 'Redeem for 120 Game points');
  expect(await screen.findByText('The price changed to 140 Game points')).toBeVisible();
  expect(screen.getByText(/It was 120 when you opened this page/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Redeem for 140 Game points' })).toBeVisible();
});

test('an answer that is lost keeps the request: pressed again it is the same one', async () => {
  const page = openPrize(prize(), new Error('lost'));
  await pressing(page, 'Redeem for 120 Game points');
  expect(await screen.findByText(/still counts as one redemption/)).toBeVisible();
  await pressing(page, 'Redeem for 120 Game points');
  await waitFor(() => expect(redeems).toHaveBeenCalledTimes(2));
  const [first, second] = redeems.mock.calls.map(([input]) => input['clientRequestId']);
  expect(first).toBe(second);
});

test('N-3 a sign-in of long ago asks for a code, and without it nothing is spent', async () => {
  const stepUp = new GraphQLError("Confirm it's you.", { extensions: { code: 'STEP_UP_REQUIRED' } });
  const page = openPrize(prize(), stepUp);
  await pressing(page, 'Redeem for 120 Game points');
  expect(await screen.findByRole('dialog')).toBeVisible();
  await page.shopper.keyboard('{Escape}');
  expect(await screen.findByText('Not confirmed')).toBeVisible();
  expect(screen.getByText(/No points were taken\./)).toBeVisible();
});

test('a prize within reach can be held, and a hold shows what is left of it in words', async () => {
  const short = prize({
    state: 'INSUFFICIENT_POINTS',
    pointsMissing: 8,
    canHold: true,
    program: gameOf({
      points: { totalGamePoints: 112, pendingGamePoints: 14, pendingSinceString: 'Aug 4', __typename: 'ProgramPoints' },
    }),
  });
  const held = prize({
    ...short,
    state: 'HELD',
    canHold: false,
    hold: {
      __typename: 'PrizeHold',
      id: 'H1',
      until: new Date(pageNow() + (23 * 60 + 58) * 60_000 - 20_000).toISOString(),
      untilString: 'tomorrow, 2:14 PM PT',
    },
  });
  const page = openPrize(short, { prize: withProgram(held) });
  expect(await screen.findByText(/8 Game points to go\./)).toBeVisible();
  expect(screen.getByText('14 Game points on the way')).toBeVisible();
  await pressing(page, 'Hold for 24 hours');
  expect(await screen.findByText('23 h 58 min')).toBeVisible();
  expect(screen.getByText('Held until tomorrow, 2:14 PM PT')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop to earn!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Release the hold' })).toBeVisible();
});

test('N-69 who wants to is told when more arrive, and can take it back; the button keeps the focus', async () => {
  const gone = prize({ state: 'SOLD_OUT', available: false, quantityLeft: 0, quantityLeftText: 'None left' });
  const asked: unknown[] = [];
  const { shopper } = openPage(
    '/games/prize-details/TICKETS?programCode=HARVEST',
    { prize: { ...withProgram(gone), program: { ...game, prizes: [] } } },
    {
      setStockAlert: ({ input }: { input: { isOn: boolean } }) => {
        asked.push(input);
        return { prize: withProgram({ ...gone, hasStockAlert: input.isOn }), userErrors: [] };
      },
    },
  );
  await shopper.click(await screen.findByRole('button', { name: 'Let me know if more arrive' }));
  const stop = await screen.findByRole('button', { name: "Don't let me know" });
  expect(stop).toHaveFocus();
  expect(screen.getAllByText("We'll let you know in your inbox if more arrive.")).not.toHaveLength(0);
  await shopper.click(stop);
  expect(await screen.findByRole('button', { name: 'Let me know if more arrive' })).toHaveFocus();
  expect(asked).toEqual([
    { prizeId: 'TICKETS', isOn: true },
    { prizeId: 'TICKETS', isOn: false },
  ]);
});

test('N-69 a prize that came back while the page was open says so and can be redeemed', async () => {
  const gone = prize({ state: 'SOLD_OUT', available: false, quantityLeft: 0 });
  const { shopper } = openPage(
    '/games/prize-details/TICKETS?programCode=HARVEST',
    { prize: { ...withProgram(gone), program: { ...game, prizes: [] } } },
    {
      setStockAlert: {
        prize: withProgram(prize()),
        userErrors: [{ code: 'IN_STOCK', message: 'Back in stock.', reason: 'Back in stock', field: null }],
      },
    },
  );
  await shopper.click(await screen.findByRole('button', { name: 'Let me know if more arrive' }));
  expect(await screen.findByRole('button', { name: 'Redeem for 120 Game points' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Back in stock');
});

test('N-27 the rules of its game open on the page of a prize, and lead to a page of their own', async () => {
  const shown = prize();
  const { shopper } = openPage('/games/prize-details/TICKETS?programCode=HARVEST', {
    prize: { ...shown, program: { ...game, prizes: [] } },
    program: program(),
  });
  await shopper.click(await screen.findByRole('button', { name: 'Official Rules' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Official Rules' }));
  expect(await dialog.findByRole('link', { name: 'Open on its own page to print' })).toHaveAttribute(
    'href',
    '/games/official-rules/HARVEST',
  );
});

test('a limit says from when again, and what was redeemed is there to be read', async () => {
  openPrize(
    prize({
      prizeType: 'B4U_OFFER',
      state: 'LIMIT_REACHED',
      perDayLimit: 2,
      redeemedToday: 2,
      againFromString: 'tomorrow, 12:00 AM PT',
      redemptions: [redemption({ prizeType: 'B4U_OFFER', result: results.B4U_OFFER })],
    }),
  );
  expect(await screen.findByText('tomorrow, 12:00 AM PT')).toBeVisible();
  expect(screen.getByText('2 / 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what you redeemed' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'What you redeemed' })).getByText('R-7F3K92')).toBeVisible();
});

test.each([
  [false, 'It comes off automatically at checkout until Sep 14.'],
  [true, 'Ask for it in the store until Sep 14, and show your club card.'],
])('N-26 a coupon says where it is used: only in the store %s', async (isStoreOnly, text) => {
  const result = { ...results.B4U_OFFER, isStoreOnly };
  openPrize(prize({ prizeType: 'B4U_OFFER', redemptions: [redemption({ prizeType: 'B4U_OFFER', result })] }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('what is sold out cannot be pressed and says that no points were taken', async () => {
  openPrize(prize({ state: 'SOLD_OUT', available: false, quantityLeft: 0, quantityLeftText: 'None left' }));
  expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.getByText(/No points were taken\. You still have/)).toBeVisible();
});

for (const [state, wayOn] of [
  ['NOT_OPTED_IN', 'Opt in'],
  ['ONLY_WON', 'Play now!'],
  ['NEGATIVE_BALANCE', 'Shop to earn!'],
  ['ENDED', 'See other prizes'],
  ['NOT_STARTED', 'See other prizes'],
] as const)
  test(`a prize that is ${state} says why and leads on`, async () => {
    openPrize(prize({ state, stateText: 'The reason in words.' }));
    expect(await screen.findByText('The reason in words.')).toBeVisible();
    expect(screen.getByRole('link', { name: wayOn })).toBeVisible();
  });

test('G-18 Back leads from a prize to its game', async () => {
  openPrize(prize());
  await screen.findByRole('heading', { level: 1, name: '2 movie tickets' });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/games/game-details/HARVEST');
});

test('G-13 a prize that is not there says so and leads on', async () => {
  openPage('/games/prize-details/NONE', { prize: null });
  expect(await screen.findByRole('heading', { name: 'This prize is not available at this time' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all games' })).toBeVisible();
});

test('G-18 Back leads to the game that the prize belongs to, without its code in the address', async () => {
  openPrize(prize());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/games/game-details/HARVEST');
});
