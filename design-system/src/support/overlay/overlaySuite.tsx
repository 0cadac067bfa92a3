import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OverlayProps } from './useOverlay.ts';

type Overlay = (props: OverlayProps & { children: ReactNode }) => ReactNode;

/** What every overlay does, whatever it looks like: run for Dialog and for Drawer. */
export function overlaySuite(Overlay: Overlay, firstFocus: () => HTMLElement): void {
  function Page({ onBeforeClose }: { onBeforeClose?: () => boolean }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <button type="button">Behind</button>
        <Overlay open={open} onOpenChange={setOpen} onBeforeClose={onBeforeClose}>
          <button type="button">First</button>
          <button type="button">Last</button>
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        </Overlay>
      </>
    );
  }
  const opened = async (page = <Page />) => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.findByRole('dialog');
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const historySettles = () => waitFor(() => expect(window.history.state?.larderOverlay).toBeUndefined());

  afterEach(async () => {
    cleanup();
    await historySettles();
  });

  test('focus goes into it and comes back to where it was', async () => {
    await opened();
    expect(firstFocus()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test('focus that the page has placed meanwhile stays there', async () => {
    await opened();
    const behind = screen.getByRole('button', { name: 'Behind', hidden: true });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await isClosed();
    behind.focus();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(behind).toHaveFocus();
  });

  test('G-121 Tab goes round inside, both ways, and never behind', async () => {
    const overlay = await opened();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      expect(overlay).toContainElement(document.activeElement as HTMLElement);
    }
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab({ shift: true });
      expect(overlay).toContainElement(document.activeElement as HTMLElement);
    }
    expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument();
  });

  test('Escape, its close button and its own buttons close it', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await isClosed();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(screen.getByRole('button', { name: 'Behind' })).toBeInTheDocument();
  });

  test('who is asked before closing can keep it open', async () => {
    const ask = vi.fn<() => boolean>(() => false);
    await opened(<Page onBeforeClose={ask} />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(ask).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await isClosed();
  });

  test("the browser's Back closes it and stays on the page; the router does not hear of it", async () => {
    const router = vi.fn<() => void>();
    window.addEventListener('popstate', router);
    const address = window.location.href;
    await opened();
    act(() => window.history.back());
    await isClosed();
    expect(window.location.href).toBe(address);
    expect(router).not.toHaveBeenCalled();
    window.removeEventListener('popstate', router);
  });

  test('closed by other means it leaves no step behind in the history', async () => {
    window.history.pushState({ idx: 7 }, '');
    await opened();
    expect(window.history.state).toMatchObject({ idx: 7 });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await historySettles();
    expect(window.history.state).toEqual({ idx: 7 });
  });

  test('a navigation out of it is not undone when it goes', async () => {
    const before = window.location.href;
    await opened();
    window.history.pushState({ idx: 8 }, '', '/elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await isClosed();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(window.location.pathname).toBe('/elsewhere');
    window.history.pushState(null, '', before);
  });
}
