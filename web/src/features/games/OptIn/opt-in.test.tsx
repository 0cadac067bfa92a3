import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { notStarted, points, program } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Fields = Record<string, unknown>;
type Shopper = ReturnType<typeof openPage>['shopper'];
const open = (changes: Fields = {}, mutations: Fields = {}) =>
  openPage('/games/game-details/HARVEST', { program: notStarted(changes) }, mutations);
const refusing = (code: string, message: string) => () => ({
  program: null,
  alreadyOptedIn: null,
  gamePlaysEarned: null,
  userErrors: [{ code, message, field: null }],
});
const joining = () =>
  vi.fn<(asked: { input: Fields }) => unknown>(() => ({
    program: program({ points: points({ totalGamePoints: 0, freePlays: 1, gameplaysAvailable: 1, gameplaysUsed: 0 }) }),
    alreadyOptedIn: false,
    gamePlaysEarned: 1,
    userErrors: [],
  }));
const begin = async (shopper: Shopper) => {
  await shopper.click(await screen.findByRole('button', { name: 'Opt in' }));
  return screen.findByRole('dialog');
};
const enterDate = async (shopper: Shopper, month: string, day: string, year: string) => {
  await shopper.type(await screen.findByRole('textbox', { name: /Month/ }), month);
  await shopper.type(screen.getByRole('textbox', { name: /Day/ }), day);
  await shopper.type(screen.getByRole('textbox', { name: /Year/ }), year);
  await shopper.click(screen.getByRole('button', { name: 'Continue' }));
};
const accept = async (shopper: Shopper) => {
  await shopper.click(await screen.findByRole('checkbox', { name: /I accept the Official Rules/ }));
  await shopper.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opt in' }));
};

test('N-17 the date of birth is asked first, neutrally: no rules, no age, no example', async () => {
  const { shopper } = open();
  const dialog = await begin(shopper);
  expect(await within(dialog).findByText('Step 1 of 2')).toBeVisible();
  expect(dialog).toHaveAccessibleName('When were you born?');
  expect(within(dialog).queryByText(/18|years or older/)).toBeNull();
  for (const field of within(dialog).getAllByRole('textbox')) {
    expect(field).toHaveValue('');
    expect(field).not.toHaveAttribute('placeholder');
  }
});

test('N-7 a date that does not exist is named and nothing is sent', async () => {
  const optIn = joining();
  const { shopper } = open({}, { optIn });
  await begin(shopper);
  await enterDate(shopper, '02', '31', '1990');
  expect(screen.getByText("February doesn't have a day 31. Check the day.")).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Day/ })).toHaveFocus();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('When were you born?');
  expect(optIn).not.toHaveBeenCalled();
});

test('N-27 the rules come with their frozen version, in a region keyboards can reach, with both boxes unchecked', async () => {
  const { shopper } = open();
  await begin(shopper);
  await enterDate(shopper, '02', '03', '1990');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Official Rules');
  expect(
    screen.getByText("Version 3, in effect since Jul 28. It can't change while the game is running."),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Text of the rules' })).toHaveAttribute('tabindex', '0');
  const ownPage = screen.getByRole('link', { name: 'Open on its own page in a new tab' });
  expect(ownPage).toHaveAttribute('href', '/games/official-rules/HARVEST');
  expect(ownPage).toHaveAttribute('target', '_blank');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('without consent "Opt in" shows the error at the box and sends nothing', async () => {
  const optIn = joining();
  const { shopper } = open({}, { optIn });
  await begin(shopper);
  await enterDate(shopper, '02', '03', '1990');
  await shopper.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opt in' }));
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveAccessibleDescription('Accept the rules to opt in');
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveFocus();
  expect(optIn).not.toHaveBeenCalled();
});

test('N-15 opting in sends date, rules version, and consent, and the welcome play is there right away', async () => {
  const optIn = joining();
  const { shopper } = open({}, { optIn });
  await begin(shopper);
  await enterDate(shopper, '2', '3', '1990');
  await accept(shopper);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Your first play is on us. No points needed.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play now!' })).toHaveFocus());
  expect(optIn.mock.calls[0]?.[0].input).toMatchObject({
    programCode: 'HARVEST',
    rulesVersion: 3,
    acceptedRules: true,
    marketingConsent: false,
    dateOfBirth: '1990-02-03',
  });
});

test('N-16 nothing is asked twice: if the age is known, the rules are the only step', async () => {
  const { shopper } = open({ optInRequirements: { needsDateOfBirth: false, needsResidency: false, isRefused: false } });
  const dialog = await begin(shopper);
  expect(await within(dialog).findByRole('checkbox', { name: /I accept/ })).toBeVisible();
  expect(within(dialog).queryByText(/Step/)).toBeNull();
});

test('N-15 the state of residence is asked for if it matters', async () => {
  const optIn = joining();
  const { shopper } = open(
    { optInRequirements: { needsDateOfBirth: false, needsResidency: true, isRefused: false } },
    { optIn },
  );
  await begin(shopper);
  await shopper.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Choose your state.')).toBeVisible();
  await shopper.selectOptions(screen.getByRole('combobox', { name: /State of residence/ }), 'CA');
  await shopper.click(screen.getByRole('button', { name: 'Continue' }));
  await accept(shopper);
  await waitFor(() => expect(optIn.mock.calls[0]?.[0].input).toMatchObject({ residencyState: 'CA' }));
});

test('T-31 an age refusal names no number, offers no second try, and says what stays', async () => {
  const { shopper } = open(
    {},
    { optIn: refusing('AGE_NOT_MET', "From what you entered, the rules of this game don't let us sign you up.") },
  );
  await begin(shopper);
  await enterDate(shopper, '02', '03', '2020');
  await accept(shopper);
  const dialog = await screen.findByRole('dialog', { name: "You can't join this game" });
  expect(within(dialog).getByRole('heading', { name: "You can't join this game" })).toHaveFocus();
  expect(dialog).toHaveTextContent("From what you entered, the rules of this game don't let us sign you up.");
  expect(dialog).toHaveTextContent("Your coupons, rewards, and Bonus Path aren't affected.");
  expect(dialog.textContent).not.toMatch(/\d/);
  expect(dialog.textContent).not.toMatch(/again/i);
  expect(within(dialog).getByRole('link', { name: 'Back to Play & Earn' })).toHaveAttribute('href', '/games/game-grid');
});

test('T-31 a shopper refused before is not asked for another date', async () => {
  const { shopper } = open({ optInRequirements: { needsDateOfBirth: true, needsResidency: false, isRefused: true } });
  await begin(shopper);
  expect(await screen.findByRole('dialog', { name: "You can't join this game" })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['NOT_ELIGIBLE_STATE', "This game isn't available in your state."],
  ['EMPLOYEE_EXCLUDED', 'Associates cannot enter sweepstakes.'],
])('N-15 T-59 %s is refused with its reason', async (code, message) => {
  const { shopper } = open({}, { optIn: refusing(code, message) });
  await begin(shopper);
  await enterDate(shopper, '02', '03', '1990');
  await accept(shopper);
  expect(await screen.findByRole('dialog', { name: "You can't join this game" })).toHaveTextContent(message);
});

test('T-35 changed rules are loaded again with a notice, and must be accepted again', async () => {
  let version = 3;
  const optIn = vi.fn<() => unknown>(() => {
    version = 4;
    return refusing('RULES_CHANGED', 'changed')();
  });
  const { shopper } = open(
    {
      officialRules: () => ({
        version,
        effectiveFromString: 'Aug 9',
        hash: 'ef',
        sections: [{ title: 'New', blocks: [{ text: 'New text.', items: [] }] }],
      }),
    },
    { optIn },
  );
  await begin(shopper);
  await enterDate(shopper, '02', '03', '1990');
  await accept(shopper);
  expect(await screen.findByText(/Version 4, in effect since Aug 9/)).toBeVisible();
  expect(screen.getByText('The rules have changed. Please read and accept them to continue.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked();
});

test('T-34 a retry after a lost answer is the same request', async () => {
  const optIn = vi
    .fn<(arguments_: { input: Fields }) => unknown>()
    .mockImplementationOnce(() => {
      throw new GraphQLError('The line is down.', { extensions: { code: 'UPSTREAM' } });
    })
    .mockImplementation(joining());
  const { shopper } = open({}, { optIn });
  await begin(shopper);
  await enterDate(shopper, '02', '03', '1990');
  await accept(shopper);
  expect(await screen.findByText(/The line is down\./)).toBeVisible();
  await shopper.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opt in' }));
  await waitFor(() => expect(optIn).toHaveBeenCalledTimes(2));
  const ids = optIn.mock.calls.map(([{ input }]) => input['clientRequestId']);
  expect(ids[0]).toBe(ids[1]);
});
