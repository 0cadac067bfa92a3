import type { Page } from '@playwright/test';
import { ask } from './direct.ts';
import { expect, test } from './fixtures.ts';

test.use({ households: 'own' });

const graphqlAnswers = (page: Page) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') bodies.push(request.postData() ?? '');
  });
  return bodies;
};

test('G-4 R: a registered shopper signs in, opens a game, reads how it works, opts in, plays and sees the outcome', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.signsIn('new');
  await expect(shopper.heading('Play & Earn')).toBeVisible();
  await shopper.joins('HARVEST-SPIN', { born: ['3', '14', '1990'] });
  await expect(page.getByText('Your first play is on us.').first()).toBeVisible();
  const receipt = await shopper.plays();
  expect(receipt).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  await expect(shopper.result).toBeFocused();
  await expect(page.getByText('In Progress').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('G-4 C: a customer with a club card does the same under another banner', async ({ shopper, page, complaints }) => {
  await shopper.signsIn('carlos');
  await shopper.joins('MARKET-TRAIL', { born: ['11', '2', '1979'] });
  await shopper.plays();
  await expect(page.getByText(/of 12 stamps collected|\d+ \/ 12/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("G-7 N-20 a play costs its points and the new balance is shown in the points' own names", async ({
  shopper,
  page,
}) => {
  await shopper.arrives('theo', { at: '/games/game-details/FRESH-COIN-DROP' });
  await expect(page.getByText('1 play = 15 Fresh coins')).toBeVisible();
  const balance = async () => {
    const answer = await shopper.asks<{ data: { me: { program: { points: { totalGamePoints: number } } } } }>(
      '{ me { program(code: "FRESH-COIN-DROP") { points { totalGamePoints } } } }',
    );
    return answer.data.me.program.points.totalGamePoints;
  };
  const before = await balance();
  await shopper.plays();
  expect(await balance()).toBe(before - 15);
  await expect(page.getByText(String(before - 15)).first()).toBeVisible();
});

test('T-39 I-8 a reload in the middle of a play shows the same outcome and takes no second debit', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('hanna', { at: '/games/game-details/HARVEST-SPIN' });
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes('playKey'),
  );
  await page.getByRole('button', { name: 'Play now!' }).click();
  const { data } = (await (await answered).json()) as {
    data: {
      play: {
        play: { receipt: string; prize: { name: string } | null };
        program: { points: { totalGamePoints: number } };
      };
    };
  };
  await expect(page.getByRole('button', { name: 'Show my result' })).toBeVisible();
  await page.reload();
  await expect(shopper.result).toBeVisible();
  expect(await shopper.receipt()).toBe(data.play.play.receipt);
  const { data: after } = await shopper.asks<{
    data: { me: { program: { points: { totalGamePoints: number }; lastPlay: { receipt: string } } } };
  }>('{ me { program(code: "HARVEST-SPIN") { points { totalGamePoints } lastPlay { receipt } } } }');
  expect(after.me.program.lastPlay.receipt).toBe(data.play.play.receipt);
  expect(after.me.program.points.totalGamePoints).toBe(data.play.program.points.totalGamePoints);
});

test('I-8 a play whose answer was lost is asked for again with the same key, and counted once', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('hanna', { at: '/games/game-details/HARVEST-SPIN' });
  const plays = graphqlAnswers(page);
  let lost = false;
  await page.route('**/graphql', async (route) => {
    if (lost || !(route.request().postData() ?? '').includes('playKey')) return route.continue();
    lost = true;
    const request = route.request();
    await ask(request.url(), {
      method: 'POST',
      headers: await request.allHeaders(),
      body: request.postData() ?? '',
    });
    await route.abort('connectionreset');
  });
  const before = await shopper.receipt();
  await page.getByRole('button', { name: 'Play now!' }).click();
  await expect(page.getByText("That play didn't go through")).toBeVisible();
  await page.getByRole('button', { name: 'Play now!' }).click();
  await shopper.seesResult(before);
  const keys = plays.flatMap((body) => /"playKey":"([^"]+)"/.exec(body)?.[1] ?? []);
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
});

test('T-103 with reduced motion nothing turns: the result is there at once, in words, with the focus', async ({
  shopper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.comes('carlos');
  await shopper.joins('HARVEST-SPIN');
  await page.getByRole('button', { name: 'Play now!' }).click();
  await expect(shopper.result).toBeVisible();
  await expect(shopper.result).toBeFocused();
  const moving = await page.evaluate(
    () => document.getAnimations().filter((each) => each.playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('T-103 a scratch card is played with the keyboard alone', async ({ shopper, page }) => {
  await shopper.comes('carlos');
  await shopper.joins('SCRATCH-SIP');
  await page.getByRole('button', { name: 'Play now!' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Square 1,/ })).toBeFocused();
  for (const key of [
    'Enter',
    'ArrowRight',
    'Enter',
    'ArrowRight',
    'Enter',
    'ArrowDown',
    'Enter',
    'ArrowLeft',
    'Enter',
    'ArrowLeft',
    'Enter',
  ])
    await page.keyboard.press(key);
  await expect(shopper.result).toBeVisible();
  await expect(shopper.result).toBeFocused();
});

test('N-20 a play can be checked against the fingerprint that was shown before it', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/games/game-details/HARVEST-SPIN' });
  const { data } = await shopper.asks<{ data: { me: { program: { playability: { nextCommit: string } } } } }>(
    '{ me { program(code: "HARVEST-SPIN") { playability { nextCommit } } } }',
  );
  await shopper.plays();
  await page.getByRole('button', { name: 'Check this play' }).first().click();
  await expect(shopper.dialog.getByText(data.me.program.playability.nextCommit.slice(0, 8)).first()).toBeVisible();
  await shopper.dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(shopper.dialog.getByText('This play is genuine')).toBeVisible();
});

/**
 * Watches the page while a wheel turns, however long the test takes to look.
 * @returns whether its button had the focus, and both were wholly in view
 */
async function watchesTurn(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const seen = { isWhole: false };
    Object.assign(window, { seen });
    const isInView = (element: Element | null) => {
      const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= window.innerHeight;
    };
    const look = () => {
      const skip = [...document.querySelectorAll('button')].find((button) => button.innerText === 'Show my result');
      const wheel = document.querySelector('main svg[viewBox="-276 -280 552 604"]');
      if (skip && document.activeElement === skip && isInView(skip) && isInView(wheel)) seen.isWhole = true;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: { isWhole: boolean } }).seen.isWhole);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Play stands in the first screen before and after a result, and the whole wheel is in view while it turns', async ({
    shopper,
    page,
  }) => {
    await shopper.arrives('maya', { at: '/games/game-details/HARVEST-SPIN' });
    const next = page.getByRole('region', { name: 'Your next step' });
    const play = page.getByRole('button', { name: 'Play now!' });
    for (const time of ['first', 'again']) {
      await expect(play, time).toBeInViewport({ ratio: 1 });
      await expect(next, time).toContainText(/1 play = 40 Game points\d plays? left/);
      const wasWhole = await watchesTurn(page);
      await play.click();
      await expect(shopper.result, time).toBeFocused();
      expect(await wasWhole(), time).toBe(true);
      await expect(shopper.result, time).toBeInViewport({ ratio: 1 });
    }
    await expect(next).toBeInViewport({ ratio: 1 });
  });
});
