import { act, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { isClickedBefore, keepEarlyInput } from './early-input.ts';

// Each test is a page of its own.
const listening = vi.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [kind, listener] of listening.mock.calls) window.removeEventListener(kind, listener!, true);
  listening.mockClear();
});

/** As a visitor clicks: the browser of these tests trusts no click. */
const trusted = (target: Element) =>
  act(() => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    target.dispatchEvent(event);
  });

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

/** A page with a piece that is taken over by itself, once its code is there. */
function Piece({ code, onTakenOver, onClick }: { code: Promise<void>; onTakenOver?: () => void; onClick: () => void }) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <main>
      <Suspense fallback={null}>
        <Pick code={code} onClick={onClick} />
      </Suspense>
    </main>
  );
}
function Pick({ code, onClick }: { code: Promise<void>; onClick: () => void }) {
  use(code);
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <button type="button" onClick={onClick}>
        Pick for me
      </button>
      <label>
        remember
        <input type="checkbox" checked={isChosen} onChange={(event) => setChosen(event.currentTarget.checked)} />
      </label>
      <output>{String(isChosen)}</output>
    </>
  );
}
const there = () => Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
async function takeOverPiece(code: Promise<void>, onClick: () => void, touch: (button: Element) => void) {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const parts = await renderToReadableStream(<Piece code={there()} onClick={onClick} />);
  await parts.allReady;
  page.innerHTML = await new Response(parts).text();
  const button = page.querySelector('button')!;
  touch(button);
  const giveBack = keepEarlyInput(document);
  await act(async () => {
    startTransition(() => void hydrateRoot(page, <Piece code={code} onClick={onClick} onTakenOver={giveBack} />));
  });
  return button;
}
const early = (...targets: Element[]) => vi.stubGlobal('earlyClicks', { targets, hear: () => undefined });
const frame = () => act(async () => void (await new Promise((resolve) => requestAnimationFrame(resolve))));

test('S-152 a click before the page took over reaches a piece that is taken over after the rest', async () => {
  const onClick = vi.fn<() => void>();
  await takeOverPiece(there(), onClick, early);
  await frame();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('S-152 a click before and one after the rest was taken over wait for the code of their piece', async () => {
  const onClick = vi.fn<() => void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const button = await takeOverPiece(promise, onClick, (target) => {
    early(target);
    target.closest('div')!.querySelector('input')!.checked = true;
  });
  await frame();
  expect(onClick).not.toHaveBeenCalled();
  trusted(button);
  await frame();
  expect(onClick).not.toHaveBeenCalled();
  await act(async () => resolve());
  await frame();
  await frame();
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toBe('true');
  trusted(button);
  await frame();
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('a page that no one touched stays as it was drawn', async () => {
  expect(await takeOver(() => undefined)).toBe('text true ');
});
