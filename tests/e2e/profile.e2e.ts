import { expect } from './fixtures.ts';
import { largestHtml } from './largest-html.ts';
import { Shopper } from './shopper.ts';
import { wired } from './wired.ts';

const apologies = 'Apologies, our site is currently experiencing technical difficulties, please try again later.';
const envelope = (code: string, message: string) => ({
  errors: [{ code, message }],
  serviceErrors: [],
  correlationId: 'faulty',
});

const test = wired(['profile']);
test.use({ households: 'own' });

const addresses = '/account/addresses.html';

test('N-8 G-53 a first address: the ZIP fills city and state, the address is saved and still there after a reload', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('new', { at: addresses });
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Address', { exact: true }).fill('1420 E Jefferson St');
  await page.getByLabel('ZIP code').fill('98122');
  await expect(page.getByRole('region').getByText('Found: Seattle, WA')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Seattle');
  await expect(page.getByLabel('State')).toHaveValue('WA');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Saved just now')).toBeVisible();
  await shopper.opens(addresses);
  await expect(page.getByRole('article', { name: '1420 E Jefferson St' })).toContainText('Seattle, WA 98122');
});

test('N-7 faults stand on top with the focus, lead to their fields, and nothing is stored', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('hanna', { at: addresses });
  await page.getByRole('button', { name: /Edit address/ }).click();
  await page.getByLabel('Last name').fill('');
  await page.getByLabel('ZIP code').fill('9812');
  await page.getByRole('button', { name: 'Save address' }).click();
  const summary = page.getByRole('heading', { name: '2 fields need another look' });
  await expect(summary.locator('..')).toBeFocused();
  await page.getByRole('link', { name: "9812 isn't a valid ZIP code" }).click();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await shopper.opens(addresses);
  await expect(page.getByRole('article')).toContainText('Bellingham, WA 98225');
});

test('N-8 two windows: the second is shown what the first has saved and keeps its own entries', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.arrives('theo', { at: addresses });
  const second = await context.newPage();
  await new Shopper(second, shopper.stack).opens(addresses, shopper.banner);
  for (const [window, street] of [
    [page, '1 First St'],
    [second, '2 Second St'],
  ] as const) {
    await window.getByRole('button', { name: /Edit address/ }).click();
    await window.getByLabel('Address', { exact: true }).fill(street);
  }
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Saved just now')).toBeVisible();
  await second.getByRole('button', { name: 'Save address' }).click();
  await expect(second.getByRole('heading', { name: 'This address was changed in the meantime' })).toBeVisible();
  await expect(second.getByText('1 First St')).toBeVisible();
  await expect(second.getByLabel('Address', { exact: true })).toHaveValue('2 Second St');
  await second.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(second.getByRole('article', { name: '2 Second St' })).toBeVisible();
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByText('Change undone')).toBeVisible();
});

test('G-105..G-108 each answer of the ZIP look-up stands under the ZIP code in its own words', async ({
  shopper,
  page,
  wire,
}) => {
  await shopper.arrives('maya', { at: addresses });
  await page.getByRole('button', { name: /Edit address/ }).click();
  const zip = page.getByLabel('ZIP code');
  await zip.fill('00000');
  await expect(page.getByText('No city found for this ZIP code')).toBeVisible();
  const faults = [
    [504, "Sorry, we're having technical difficulties, please check back later.", '98101'],
    [406, 'Not Acceptable', '98102'],
    [500, apologies, '98103'],
  ] as const;
  for (const [status, text, code] of faults) {
    wire.answers(/^GET \/profile\/zip-to-city/, { status });
    await zip.fill(code);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(zip).toHaveAttribute('aria-invalid', 'true');
  }
});

test('G-109..G-113 X-10 each answer of the address update stands above the form, and the entries stay', async ({
  shopper,
  page,
  wire,
}) => {
  await shopper.arrives('maya', { at: addresses });
  await page.getByRole('button', { name: /Edit address/ }).click();
  await page.getByLabel('Apartment or floor').fill('Apt 4');
  const faults = [
    [{ status: 404, body: envelope('CUSTOMER_NOT_FOUND', 'Customer not found.') }, 'Customer not found.'],
    [{ status: 404 }, 'Back-end error'],
    [{ status: 504 }, 'Gate-way error'],
    [{ status: 406 }, 'Not acceptable'],
    [{ status: 400 }, 'Bad Request'],
    [{ status: 503 }, apologies],
  ] as const;
  for (const [answer, text] of faults) {
    wire.answers(/^POST \/profile\/customers/, answer);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(text);
    await expect(page.getByLabel('Apartment or floor')).toHaveValue('Apt 4');
  }
  wire.mends();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Saved just now')).toBeVisible();
});

test('no page is larger than it has to be before it is packed', async ({ shopper, page }) => {
  const sizes: Record<string, number> = {};
  await page.context().clearCookies();
  const measure = async (path: string) => {
    const answer = await page.goto(shopper.stack.url(path, shopper.banner), { waitUntil: 'commit' });
    sizes[path] = (await answer?.body())?.length ?? Infinity;
  };
  await measure('/account/sign-in.html');
  await shopper.arrives('maya');
  for (const path of [
    '/foru.html',
    '/games/game-grid',
    '/games/game-details/HARVEST-SPIN',
    '/games/game-over/SUMMER-COOKOUT',
    '/account/profile.html',
    addresses,
    '/customer-account/communication-preference.html',
  ])
    await measure(path);
  expect(Object.entries(sizes).filter(([path, size]) => !(size > 1024 && size <= largestHtml(path)))).toEqual([]);
});

test('S-25 G-133 switches are saved as they are moved and stand there after a reload', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/customer-account/communication-preference.html' });
  await expect(page.getByText('Unsubscribing may take up to 10 business days.')).toBeVisible();
  const ad = page.getByRole('switch', { name: 'Weekly Ad: Email' });
  await ad.uncheck({ force: true });
  await expect(page.getByText('Weekly Ad: Email is off')).toBeAttached();
  await shopper.opens('/customer-account/communication-preference.html');
  await expect(ad).not.toBeChecked();
  await ad.check({ force: true });
  await expect(page.getByText('Weekly Ad: Email is on')).toBeAttached();
  await shopper.opens('/customer-account/communication-preference.html');
  await expect(ad).toBeChecked();
  const saved = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql');
  await page.getByRole('button', { name: 'Unsubscribe from all' }).click();
  await saved;
  await shopper.opens('/customer-account/communication-preference.html');
  for (const each of await page.getByRole('switch').all()) await expect(each).not.toBeChecked();
});

test('G-49..G-52 the account menu leads to the profile, with subscriptions and what an associate may do', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('employee');
  await page.getByRole('button', { name: /Account$/ }).click();
  await page
    .getByRole('navigation', { name: 'Account Settings' })
    .getByRole('link', { name: 'Account Settings' })
    .click();
  await expect(shopper.heading('Account Settings')).toBeVisible();
  await expect(page.getByText(/rules don't allow associates to enter sweepstakes/)).toBeVisible();
  await page.context().clearCookies();
  await shopper.arrives('theo', { at: '/account/profile.html', households: 'demo' });
  await expect(page.getByRole('region', { name: 'Household subscriptions' })).toContainText('FreshPass');
  await expect(page.getByText('41234567890')).toBeVisible();
});
