import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { isClickedBefore, keepEarlyInput } from './early-input.ts';

function Form({ onTakenOver }: { onTakenOver?: () => void }) {
  const [channel, setChannel] = useState('text');
  const [remember, setRemember] = useState(true);
  const [name, setName] = useState('');
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <form>
      {['text', 'email'].map((each) => (
        <label key={each}>
          {each}
          <input type="radio" name="channel" checked={channel === each} onChange={() => setChannel(each)} />
        </label>
      ))}
      <label>
        remember
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)} />
      </label>
      <label>
        name
        <input value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      <output>{`${channel} ${remember} ${name}`}</output>
    </form>
  );
}

async function takeOver(touch: () => void, touchMeanwhile = () => {}) {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Form />);
  touch();
  const giveBack = keepEarlyInput(document);
  touchMeanwhile();
  await act(async () => void hydrateRoot(page, <Form onTakenOver={giveBack} />));
  return screen.getByRole('status').textContent;
}

test('what was chosen and typed before the page took over is kept', async () => {
  const said = await takeOver(() => {
    screen.getByRole<HTMLInputElement>('radio', { name: 'email' }).checked = true;
    screen.getByRole<HTMLInputElement>('checkbox').checked = false;
    screen.getByRole<HTMLInputElement>('textbox').value = 'maya@example.com';
  });
  expect(said).toBe('email false maya@example.com');
  expect(screen.getByRole('radio', { name: 'email' })).toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('what is chosen and typed while the page takes over is kept, as it was left', async () => {
  const touched = (input: HTMLElement, change: Partial<HTMLInputElement>) => {
    Object.assign(input, change);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const said = await takeOver(
    () => (screen.getByRole<HTMLInputElement>('textbox').value = 'may'),
    () => {
      touched(screen.getByRole('radio', { name: 'email' }), { checked: true });
      touched(screen.getByRole('checkbox'), { checked: false });
      touched(screen.getByRole('checkbox'), { checked: true });
      touched(screen.getByRole('textbox'), { value: 'maya' });
    },
  );
  expect(said).toBe('email true maya');
});

function Counter({ onTakenOver, onClick }: { onTakenOver?: () => void; onClick: (isOwn: boolean) => void }) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <form>
      <button type="button" onClick={(event) => onClick(event.isTrusted || isClickedBefore())}>
        <b>Add</b>
      </button>
      <button type="submit" onClick={() => onClick(false)}>
        Send
      </button>
    </form>
  );
}

test('S-152 a button that was clicked before the page took over is clicked once, as by the visitor; a form is sent without it', async () => {
  const onClick = vi.fn<(isOwn: boolean) => void>();
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Counter onClick={onClick} />);
  const targets = [page.querySelector('b'), page.querySelector('[type=submit]'), page];
  vi.stubGlobal('earlyClicks', { targets, hear: () => undefined });
  const giveBack = keepEarlyInput(document);
  await act(async () => void hydrateRoot(page, <Counter onClick={onClick} onTakenOver={giveBack} />));
  expect(onClick.mock.calls).toEqual([[true]]);
  expect(isClickedBefore()).toBe(false);
});

test('a page that no one touched stays as it was drawn', async () => {
  expect(await takeOver(() => undefined)).toBe('text true ');
});
