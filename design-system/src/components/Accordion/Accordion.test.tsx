import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion, type AccordionProps } from './index.ts';

const items = [
  { value: 'who', title: 'Who can play?', content: 'Everybody of age.' },
  { value: 'when', title: 'When do I get my prize?', note: 'New', content: 'Within 48 hours.' },
  { value: 'where', title: 'Where do I use it?', content: <a href="#store">In your store</a> },
];
const shown = (props: Partial<AccordionProps> = {}) => render(<Accordion headingLevel={3} items={items} {...props} />);
const title = (name: RegExp) => screen.getByRole('button', { name });

test('each title is a heading with a button that says whether it is open', async () => {
  shown({ defaultOpen: ['who'] });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(title(/Who/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'Who can play?' })).toHaveTextContent('Everybody of age.');
  expect(title(/When/)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Within 48 hours.')).not.toBeVisible();
  await userEvent.click(title(/When/));
  expect(screen.getByText('Within 48 hours.')).toBeVisible();
  expect(screen.getByText('Everybody of age.')).toBeVisible();
});

test('Enter and Space open and close; arrow keys, Home and End go from title to title', async () => {
  shown();
  await userEvent.tab();
  expect(title(/Who/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(title(/Who/)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  expect(title(/Who/)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  expect(title(/When/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(title(/Where/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(title(/Who/)).toHaveFocus();
});

test('where one is open at a time, opening one closes the other, and it can be closed', async () => {
  shown({ opens: 'one', defaultOpen: ['who'] });
  await userEvent.click(title(/When/));
  expect(screen.getByText('Everybody of age.')).not.toBeVisible();
  expect(screen.getByText('Within 48 hours.')).toBeVisible();
  await userEvent.click(title(/When/));
  expect(screen.getByText('Within 48 hours.')).not.toBeVisible();
});

test('collapsed content is out of the Tab order', async () => {
  shown();
  await userEvent.click(title(/Where/));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'In your store' })).toHaveFocus();
  await userEvent.click(title(/Where/));
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('many panels are no landmarks', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({
    value: `${index}`,
    title: `Question ${index}`,
    content: 'x',
  }));
  shown({ items: many, defaultOpen: ['0'] });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
