import { type ComponentType, useState } from 'react';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import type { OverlayProps } from '../support/overlay/useOverlay.ts';

/** An overlay and the button that opens it. */
export function withOpener<Props extends OverlayProps>(Overlay: ComponentType<Props>) {
  return function Opened(props: Props) {
    const [open, setOpen] = useState(props.open);
    const change = (next: boolean) => {
      setOpen(next);
      props.onOpenChange(next);
    };
    return (
      <>
        <Button tone="outline" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Overlay {...props} open={open} onOpenChange={change} />
      </>
    );
  };
}

/** S-59 A dialog opens, closes on Escape, and returns focus to its opener. @param name the dialog's title */
export const escapeReturnsFocus =
  (name: string) =>
  async ({ userEvent }: { userEvent: UserEventObject }): Promise<void> => {
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  };
