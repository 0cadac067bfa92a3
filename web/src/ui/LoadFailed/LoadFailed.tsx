import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { useRevalidator } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';

interface LoadFailedProps {
  title: string;
  /** The shopper's text from the error, or else the default (G-99). */
  text?: string | undefined;
}

/** A part of a page that couldn't be loaded: its text and a way on. The rest of the page stays. */
export function LoadFailed({ title, text }: LoadFailedProps) {
  const { games, frame } = useMessages();
  const { revalidate, state } = useRevalidator();
  return (
    <Alert
      tone="error"
      title={title}
      live={false}
      action={
        <Button tone="outline" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          {games.tryAgain}
        </Button>
      }
    >
      {text ?? frame.unavailable.text}
    </Alert>
  );
}
