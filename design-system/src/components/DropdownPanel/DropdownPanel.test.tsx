import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/index.ts';
import { DropdownPanel } from './index.ts';

const page = (
  <>
    <DropdownPanel trigger={<Button tone="outline">Maya</Button>}>
      {(close) => (
        <>
          <a href="#wallet" onClick={close}>
            My prizes
          </a>
          <button type="button">Sign out</button>
        </>
      )}
    </DropdownPanel>
    <button type="button">Behind</button>
  </>
);
const trigger = () => screen.getByRole('button', { name: 'Maya' });
const opened = async () => {
  render(page);
  await userEvent.click(trigger());
};

test('its button says whether it is open, and which panel is its own', async () => {
  render(page);
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  const panel = document.getElementById(trigger().getAttribute('aria-controls') ?? '');
  expect(panel).toContainElement(screen.getByRole('link', { name: 'My prizes' }));
});

test('its button closes it again', async () => {
  await opened();
  await userEvent.click(trigger());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('Escape closes it and returns the focus to its button', async () => {
  await opened();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'My prizes' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(trigger()).toHaveFocus();
});

test('a press outside closes it', async () => {
  await opened();
  await userEvent.click(document.body);
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('focus that moves on to the page closes it', async () => {
  await opened();
  await userEvent.tab();
  await userEvent.tab();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('a choice inside closes it', async () => {
  await opened();
  await userEvent.click(screen.getByRole('link', { name: 'My prizes' }));
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('it can be open from the start', () => {
  render(
    <DropdownPanel defaultOpen trigger={<Button tone="outline">Maya</Button>}>
      {() => <a href="#wallet">My prizes</a>}
    </DropdownPanel>,
  );
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'My prizes' })).toBeVisible();
});
