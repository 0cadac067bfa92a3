import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { holdTimers, settled } from '../../../../tests/quiet.ts';
import { Modal } from './Modal.tsx';
import { type OverlayProps, useOverlay } from './useOverlay.ts';
import { useReturnFocus } from './useReturnFocus.ts';

beforeEach(holdTimers);

function Panel({ title, ...props }: OverlayProps & { title: string }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useOverlay(props);
  const focus = useReturnFocus(() => heading.current);
  return (
    <Modal open={props.open} close={close} focus={focus} titleId={titleId} look={{ scrim: 'scrim', panel: 'panel' }}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h2>
    </Modal>
  );
}

function Stack() {
  const [isOpen, setOpen] = useState(true);
  const [isAsked, setAsked] = useState(true);
  return (
    <>
      <Panel open={isOpen} onOpenChange={setOpen} title="Cart" />
      <Panel open={isAsked} onOpenChange={setAsked} title="Empty the cart?" />
    </>
  );
}
const shopper = () => userEvent.setup({ delay: null });
const open = () => screen.queryAllByRole('dialog', { hidden: true }).length;

test('S-59 a press beside two of them closes the one on top, and the next press the one below', async () => {
  render(<Stack />);
  await settled();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await shopper().click(document.body);
  await settled();
  expect(open()).toBe(1);
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeInTheDocument();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await shopper().click(document.body);
  await settled();
  expect(open()).toBe(0);
  expect(document.documentElement.style.overflow).toBe('');
});

test('a press for the menu of the browser closes nothing', async () => {
  render(<Stack />);
  await settled();
  fireEvent.pointerDown(document.body, { button: 2 });
  fireEvent.click(document.body, { button: 2 });
  await settled();
  expect(open()).toBe(2);
});

test('it is there until its way out has been shown, and stays when it opens again meanwhile', async () => {
  const leaves: (() => void)[] = [];
  const moves = () => [{ finished: new Promise<void>((resolve) => void leaves.push(resolve)) }];
  const had = Object.getOwnPropertyDescriptor(Element.prototype, 'getAnimations');
  Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: moves });
  const panel = (isOpen: boolean) => <Panel open={isOpen} onOpenChange={() => {}} title="Cart" />;
  try {
    const { rerender } = render(panel(true));
    rerender(panel(false));
    expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'closed');
    rerender(panel(true));
    await act(async () => leaves.pop()!());
    expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    rerender(panel(false));
    expect(open()).toBe(1);
    await act(async () => leaves.pop()!());
    expect(open()).toBe(0);
  } finally {
    if (had) Object.defineProperty(Element.prototype, 'getAnimations', had);
    else delete (Element.prototype as Partial<Element>).getAnimations;
  }
});
