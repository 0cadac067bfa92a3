import { expect, test } from './fixtures.ts';

test.use({ households: 'own' });

test('N-28 a game is played without points or a purchase, within the limit of the day', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/games/game-details/PANTRY-PICK-3' });
  const free = page.getByRole('button', { name: 'Free play, no purchase' });
  const playNow = page.getByRole('button', { name: 'Play now!' });
  await expect(page.getByText('12 Game points to the next play.')).toBeVisible();
  await expect(playNow).toBeHidden();
  await free.click();
  await expect(page.getByText('Your free play is waiting. No points needed.').first()).toBeVisible();
  await expect(free).toBeHidden();

  await page.reload();
  await expect(page.getByText('Your free play is waiting. No points needed.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pick for me' }).click();
  await playNow.click();
  const showResult = page.getByRole('button', { name: 'Show result' });
  await expect(showResult.or(page.getByRole('button', { name: 'Check this play' })).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('28', { exact: true }).first()).toBeVisible();

  await shopper.opens('/games/activity?show=points');
  await expect(page.getByText('Free play', { exact: true }).first()).toBeVisible();
});
