import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { type Suggestion, Suggestions, useSuggestionKeys } from './index.ts';

const choose = vi.fn<(suggestion: Suggestion) => void>();
const fill = vi.fn<() => void>();
const remove = vi.fn<() => void>();
const search = vi.fn<(words: string) => void>();
beforeEach(() => {
  vi.clearAllMocks();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
});

const groups = [
  {
    id: 'searches',
    label: 'Searches',
    labelHidden: true,
    suggestions: [{ id: 'cherries', text: 'cherries', onFill: fill }],
  },
  { id: 'empty', label: 'Nothing', suggestions: [] },
  { id: 'recent', label: 'Your searches', suggestions: [{ id: 'cheese', text: 'cheese sticks', onRemove: remove }] },
  {
    id: 'products',
    label: 'Products',
    layout: 'chips' as const,
    suggestions: [{ id: 'p', text: 'Cherry Cola', note: '12 oz' }],
  },
];

/** @param found what has been found so far */
function Search({ found = groups }: { found?: typeof groups }) {
  const [words, setWords] = useState('che');
  const [isOpen, setOpen] = useState(false);
  const keys = useSuggestionKeys({
    listId: 'list',
    words,
    groups: found,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: choose,
  });
  return (
    <>
      <SearchField
        label="Search"
        clearLabel="Clear"
        value={words}
        onChange={setWords}
        onSearch={search}
        suggested={{
          listId: 'list',
          isOpen,
          activeId: keys.activeId,
          onKeyDown: keys.onKeyDown,
          onEnter: () => setOpen(true),
        }}
      />
      {isOpen && (
        <Suggestions
          id="list"
          label="Suggestions"
          groups={found}
          active={keys.active}
          onChoose={choose}
          onPoint={keys.point}
          status="3 suggestions"
          head={<button type="button">Forget</button>}
          beside={<button type="button">Add Cherry Cola</button>}
          footer={<a href="#all">All</a>}
        />
      )}
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const active = () => screen.queryByRole('option', { selected: true })?.textContent?.trim() ?? null;

test('entering the field opens one list with its groups, and says how many there are', async () => {
  render(<Search />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Searches', 'Your searches', 'Products']);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  expect(list).not.toContainElement(screen.getByRole('button', { name: 'Forget' }));
});

test('arrows move through all groups and past both ends back to the field, where Enter searches', async () => {
  render(<Search />);
  await userEvent.click(field());
  const seen: (string | null)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(active());
  }
  expect(seen).toEqual(['cherries', 'cheese sticks', 'Cherry Cola 12 oz', null, 'Cherry Cola 12 oz']);
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('che');
  expect(choose).not.toHaveBeenCalled();
});

test('what the keys moved to keeps its place when other suggestions come, also when there were none yet', async () => {
  const alone = [{ id: 'searches', label: 'Searches', suggestions: [{ id: 'typed', text: 'Search for che' }] }];
  for (const [before, first] of [
    [alone, 'Search for che'],
    [[], null],
  ] as const) {
    const page = render(<Search found={before as typeof groups} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
    page.rerender(<Search />);
    expect(active()).toBe('cherries');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('cheese sticks');
    page.unmount();
  }
});

test('Enter chooses the active suggestion in place of searching, and so does a click', async () => {
  render(<Search />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'cheese' }));
  expect(search).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: /Cherry Cola/ }));
  expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p' }));
  expect(field()).toHaveFocus();
});

test('the right arrow puts a suggestion into the field, Delete takes one off the list; elsewhere they edit', async () => {
  render(<Search />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowRight}{Delete}');
  expect([fill, remove].map((done) => done.mock.calls.length)).toEqual([0, 0]);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(fill).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(remove).toHaveBeenCalledOnce();
  expect(field()).toHaveValue('che');
});

test('Escape closes the list, then empties the field, and only then closes the dialog around it', async () => {
  const change = vi.fn<(open: boolean) => void>();
  render(
    <Dialog open onOpenChange={change} title="Find" closeLabel="Close">
      <Search />
    </Dialog>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('che');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

test('a list that is closed opens with the down arrow; Tab reaches what stands above, beside, and below it', async () => {
  render(<Search />);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(active()).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Forget' })).toHaveFocus();
  await userEvent.tab();
  const add = screen.getByRole('button', { name: 'Add Cherry Cola' });
  expect(add).toHaveFocus();
  expect(screen.getByRole('listbox')).not.toContainElement(add);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'All' })).toHaveFocus();
});

test('typing leaves no suggestion active, and neither does closing', async () => {
  render(<Search />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('cherries');
  await userEvent.keyboard('r');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Escape}{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(active()).toBeNull();
});
