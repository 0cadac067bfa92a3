import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdTimers, settled } from '../../../tests/quiet.ts';
import type { OverlayProps } from '../support/overlay/useOverlay.ts';

interface OverlaySuite {
  Overlay: (props: OverlayProps & { children: ReactNode }) => ReactNode;
  role?: 'dialog' | 'alertdialog' | 'menu' | undefined;
  /** What a press outside does: a question that must be answered ignores it. */
  beside?: 'closes' | 'ignored' | undefined;
}

interface PanelSuite extends OverlaySuite {
  /** What takes focus when it opens. */
  firstFocus: () => HTMLElement;
  /** Name of its own button that closes it. */
  closeLabel: string;
  /** Whether the page behind is out of reach. */
  modal?: boolean | undefined;
}

/** Whoever presses doesn't wait between two steps: timers are held. */
const shopper = () => userEvent.setup({ delay: null });

function suiteOf({ Overlay, role = 'dialog' }: OverlaySuite) {
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
  const press = (name: string) => shopper().click(screen.getByRole('button', { name }));
  const historySettles = () => waitFor(() => expect(window.history.state?.larderOverlay).toBeUndefined());
  return {
    opened: async (onBeforeClose?: () => boolean) => {
      holdTimers();
      render(<Page {...(onBeforeClose ? { onBeforeClose } : {})} />);
      await press('Open');
      return screen.findByRole(role);
    },
    press,
    pressBeside: async () => {
      // the page behind a modal one takes no pointer: the press is the backdrop's or the document's
      await userEvent.setup({ delay: null, pointerEventsCheck: 0 }).click(document.body);
      await settled();
    },
    overlay: () => screen.queryByRole(role),
    closes: () => waitFor(() => expect(screen.queryByRole(role)).toBeNull()),
    historySettles,
  };
}

/** S-59, how every overlay closes, whatever it looks like. */
export function overlayClosingSuite(suite: OverlaySuite): void {
  const { opened, pressBeside, overlay, closes, historySettles } = suiteOf(suite);

  afterEach(async () => {
    cleanup();
    await historySettles();
  });

  test('S-59 Escape closes it and leaves the page available', async () => {
    await opened();
    await shopper().keyboard('{Escape}');
    await closes();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Behind' })).toBeInTheDocument());
  });

  test('S-59 a press outside closes it, unless it must be answered', async () => {
    await opened();
    await pressBeside();
    expect(overlay() !== null).toBe(suite.beside === 'ignored');
  });

  test("S-59 the browser's Back closes it and stays on the page; the router does not hear of it", async () => {
    const router = vi.fn<() => void>();
    window.addEventListener('popstate', router);
    const address = window.location.href;
    await opened();
    act(() => window.history.back());
    await closes();
    expect(window.location.href).toBe(address);
    expect(router).not.toHaveBeenCalled();
    window.removeEventListener('popstate', router);
  });

  test('S-59 who is asked before closing can keep it open, for Escape, a press beside it and Back', async () => {
    const ask = vi.fn<() => boolean>(() => false);
    await opened(ask);
    await shopper().keyboard('{Escape}');
    expect(ask).toHaveBeenCalledTimes(1);
    await pressBeside();
    expect(ask).toHaveBeenCalledTimes(suite.beside === 'ignored' ? 1 : 2);
    ask.mockClear();
    act(() => window.history.back());
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(overlay()).toBeInTheDocument();
    ask.mockReturnValue(true);
    await shopper().keyboard('{Escape}');
    await closes();
  });

  test('closed by other means it leaves no step behind in the history', async () => {
    window.history.pushState({ idx: 7 }, '');
    await opened();
    expect(window.history.state).toMatchObject({ idx: 7 });
    await shopper().keyboard('{Escape}');
    await closes();
    await historySettles();
    expect(window.history.state).toEqual({ idx: 7 });
  });
}

/** What every overlay with content does: how it closes, how focus moves, its own buttons. */
export function overlaySuite(suite: PanelSuite): void {
  overlayClosingSuite(suite);
  const { opened, press, overlay, closes } = suiteOf(suite);
  const { firstFocus, closeLabel, modal = true } = suite;

  test('focus moves into it and returns to where it was', async () => {
    await opened();
    await waitFor(() => expect(firstFocus()).toHaveFocus());
    await shopper().keyboard('{Escape}');
    await closes();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test('focus that the page has placed meanwhile stays there', async () => {
    await opened();
    const behind = screen.getByRole('button', { name: 'Behind', hidden: true });
    await press('Done');
    await closes();
    behind.focus();
    await settled();
    expect(behind).toHaveFocus();
  });

  test('G-28 focus that the page places behind it while it is open is there once it closes', async () => {
    const overlay = await opened();
    const behind = screen.getByRole('button', { name: 'Behind', hidden: true });
    behind.focus();
    expect(overlay.contains(document.activeElement)).toBe(modal);
    await shopper().keyboard('{Escape}');
    await closes();
    await waitFor(() => expect(behind).toHaveFocus());
  });

  test('G-121 Tab cycles inside, both ways, and never behind', async () => {
    const overlay = await opened();
    for (let presses = 0; presses < 6; presses += 1) {
      await shopper().tab();
      expect(overlay).toContainElement(document.activeElement as HTMLElement);
    }
    for (let presses = 0; presses < 6; presses += 1) {
      await shopper().tab({ shift: true });
      expect(overlay).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test('only a modal one makes the page behind unavailable', async () => {
    await opened();
    expect(screen.queryAllByRole('button', { name: 'Behind' })).toHaveLength(modal ? 0 : 1);
  });

  test('it holds the page without a change of style that the whole page would inherit', async () => {
    const sheets = document.querySelectorAll('style').length;
    const overlay = await opened();
    const { body, documentElement: root } = document;
    expect(root.style.overflow).toBe(modal ? 'hidden' : '');
    expect(body.hasAttribute('data-scroll-locked')).toBe(modal);
    expect(body.style.cssText).toBe('');
    expect(overlay.style.pointerEvents).toBe('');
    expect(document.querySelectorAll('style')).toHaveLength(sheets);
    await shopper().keyboard('{Escape}');
    await closes();
    expect(root.style.overflow).toBe('');
    expect(body.hasAttribute('data-scroll-locked')).toBe(false);
  });

  test('its close button and its own buttons close it', async () => {
    await opened();
    await press(closeLabel);
    await closes();
    await press('Open');
    await press('Done');
    await closes();
    expect(screen.getByRole('button', { name: 'Behind' })).toBeInTheDocument();
  });

  test('S-59 who is asked before closing is asked by its close button, not by its own buttons', async () => {
    const ask = vi.fn<() => boolean>(() => false);
    await opened(ask);
    await press(closeLabel);
    expect(ask).toHaveBeenCalledOnce();
    expect(overlay()).toBeInTheDocument();
    await press('Done');
    await closes();
  });

  test('a navigation out of it is not undone when it goes', async () => {
    const before = window.location.href;
    await opened();
    window.history.pushState({ idx: 8 }, '', '/elsewhere');
    await press('Done');
    await closes();
    await settled();
    expect(window.location.pathname).toBe('/elsewhere');
    window.history.pushState(null, '', before);
  });
}
