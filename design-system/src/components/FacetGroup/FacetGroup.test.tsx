import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FacetGroup, type FacetGroupProps } from './index.ts';

const options = [
  { value: 'produce', label: 'Fruits & Vegetables', count: 48 },
  { value: 'frozen', label: 'Frozen Foods', count: 16 },
  { value: 'drinks', label: 'Beverages', count: 31 },
  { value: 'pets', label: 'Pet Care', count: 0 },
] as const;

function Facet({ start = ['produce'], ...props }: Partial<FacetGroupProps> & { start?: string[] }) {
  const [value, setValue] = useState<string[]>(start);
  return <FacetGroup legend="Department" options={options} value={value} onChange={setValue} {...props} />;
}
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('each value says what it is and how many it would leave', () => {
  render(<Facet countLabel={(count) => `${count} products`} />);
  expect(screen.getByRole('group', { name: 'Department' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Fruits & Vegetables 48 products' })).toBeChecked();
});

test('several can be chosen, in the order of the list', async () => {
  const chosen: string[][] = [];
  render(<Facet start={['drinks']} value={['drinks']} onChange={(value) => chosen.push(value)} />);
  await userEvent.click(box(/^Fruits/));
  await userEvent.click(box(/^Beverages/));
  expect(chosen).toEqual([['produce', 'drinks'], []]);
});

test("one that would leave no results can't be chosen, but can be cleared", async () => {
  const { unmount } = render(<Facet />);
  expect(box(/^Pet Care/)).toBeDisabled();
  unmount();
  render(<Facet start={['pets']} />);
  expect(box(/^Pet Care/)).toBeEnabled();
  await userEvent.click(box(/^Pet Care/));
  expect(box(/^Pet Care/)).not.toBeChecked();
});

test('some facets allow a single choice; arrows move it', async () => {
  render(<Facet choice="one" start={['produce']} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Fruits/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Frozen/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Fruits/ })).not.toBeChecked();
});

test('its heading opens and closes it, with Enter too', async () => {
  render(<Facet />);
  const opener = screen.getByRole('button', { name: 'Department' });
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a long facet shows a few, the chosen ones always, and the rest when asked', async () => {
  render(<Facet start={['drinks']} shown={1} moreLabel="Show all" lessLabel="Show fewer" />);
  const seen = () =>
    screen.getAllByRole('checkbox').filter((each) => !each.closest('label')?.className.includes('rest'));
  expect(seen()).toHaveLength(2);
  expect(box(/^Beverages/)).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(seen()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(seen()).toHaveLength(2);
});

test('with a place for all values, the rest is in the page only once it is asked for', async () => {
  render(<Facet start={['drinks']} shown={1} moreLabel="Show all" lessLabel="Show fewer" moreHref="?values=all" />);
  const names = () => screen.getAllByRole('checkbox').map((each) => each.getAttribute('value'));
  expect(names()).toEqual(['produce', 'drinks']);
  expect(document.querySelector('a')).toHaveAttribute('href', '?values=all');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(names()).toEqual(['produce', 'frozen', 'drinks', 'pets']);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(names()).toEqual(['produce', 'drinks']);
});

test('in a form its values have a name, and its heading says how many are chosen', () => {
  render(
    <form data-testid="form">
      <Facet start={['produce', 'drinks']} name="department" note="2 chosen" />
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(new FormData(form).getAll('department')).toEqual(['produce', 'drinks']);
  expect(screen.getByRole('button', { name: 'Department 2 chosen' })).toBeInTheDocument();
});
