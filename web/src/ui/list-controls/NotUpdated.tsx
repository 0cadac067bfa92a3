import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { useRevalidator } from 'react-router-dom';
import { useListControlsTexts } from '../../messages/list-controls.ts';

/** The newest choice couldn't be loaded: what was shown before stays. @param title "We couldn't update the products" */
export function NotUpdated({ title }: { title: string }) {
  const texts = useListControlsTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <Alert
      tone="error"
      title={title}
      action={
        <Button tone="outline" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.stillShown}
    </Alert>
  );
}
