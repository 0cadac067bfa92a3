import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { Operator } from './operator.ts';
import { expectWellMade } from './screens.ts';

test('N-71 an owner signs in to the console, adds a person, finds that in the audit log, and signs out', async ({
  page,
  stack,
  complaints,
}) => {
  const me = `owner-${randomUUID().slice(0, 8)}@larder.example`;
  const kim = `kim-${randomUUID().slice(0, 8)}@larder.example`;
  await stack.operates('okafor', 'operators', 'add', me, '--role', 'owner', '--name', 'Olive Owner');
  const owner = new Operator(page, stack);
  await owner.opens('/people');
  await expect(owner.heading('Sign in to the console')).toBeVisible();
  await expectWellMade(page, 'sign-in');
  await owner.opens();
  await owner.signsIn(me);
  await expect(page.getByRole('heading', { name: 'Needs someone now' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Orders by the hour/ })).toBeVisible();
  await expectWellMade(page, 'home');

  await owner.goesTo('People');
  await page.getByRole('link', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Add person' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByLabel('Full name').fill('Kim Lee');
  await page.getByLabel('Email').fill(kim);
  await page.getByRole('checkbox', { name: /^Support/ }).check();
  await expectWellMade(page, 'a new person');
  await page.getByRole('button', { name: 'Add person' }).click();
  await expect(owner.heading('People')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(kim) })).toContainText('Support');
  await expectWellMade(page, 'people');

  await owner.goesTo('Audit log');
  const line = page
    .getByRole('row')
    .filter({ hasText: kim.replace('@larder.example', '') })
    .first();
  await expect(line).toContainText('person add');
  await expect(line).toContainText(me.replace('@larder.example', ''));
  await expect(line).toContainText(`email: (nothing) → ${kim}`);
  await page.getByLabel('Action').selectOption('person add');
  await expect(page).toHaveURL(/command=person\+add/);
  await expect(line).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('audit-log.csv');
  await expectWellMade(page, 'audit log');

  await page.getByRole('button', { name: 'Account of Olive Owner' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(owner.heading('Sign in to the console')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('two owners change one person: the second sees the difference; support sees no people, and who is signed out elsewhere signs in again', async ({
  page,
  stack,
}) => {
  const name = randomUUID().slice(0, 8);
  const addressOf = (who: string) => `${who}-${name}@larder.example`;
  await stack.operates('okafor', 'operators', 'add', addressOf('owner'), '--role', 'owner', '--name', `Owner ${name}`);
  await stack.operates('okafor', 'operators', 'add', addressOf('sam'), '--role', 'support', '--name', `Sam ${name}`);
  const owner = new Operator(page, stack);
  await owner.opens();
  await owner.signsIn(addressOf('owner'));
  await owner.goesTo('People');
  await page.getByRole('link', { name: `Sam ${name}` }).click();
  await owner.heading(`Sam ${name}`).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('checkbox', { name: /^Games/ }).check();
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Saved.').first()).toBeVisible();

  await page.getByLabel('Full name').fill(`Samuel ${name}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Somebody else changed this person').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^Roles/ })).toContainText('Games, Support');
  await expectWellMade(page, 'edited meanwhile');
  await page.getByRole('checkbox', { name: /^Games/ }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(owner.heading(`Samuel ${name}`)).toBeVisible();

  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await other.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
  await owner.place('Audit log').click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await owner.opens();
  await owner.signsIn(addressOf('sam'));
  await expect(owner.place('People')).toHaveCount(0);
  await owner.opens('/people');
  await expect(owner.heading("You can't see this page")).toBeVisible();
});
