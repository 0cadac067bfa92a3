import { Button } from '@larder/design-system/Button';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { ChoiceFoot } from '../../../ui/ChoiceFoot/ChoiceFoot.tsx';

interface StepFootProps {
  /** What is chosen, once more: Thursday, Aug 6, 4 to 5 PM. */
  title?: string | undefined;
  /** What comes with it: Free. You can change items until Wednesday, 11 PM. */
  text?: string | undefined;
  label: string;
  isBusy: boolean;
  busyLabel?: string;
}

/** The foot of a step: its choice in words beside the button that keeps it. */
export function StepFoot({ title, text, label, isBusy, busyLabel }: StepFootProps) {
  const texts = useCheckoutTexts();
  return (
    <ChoiceFoot title={title} text={text}>
      <Button tone="primary" size="large" type="submit" block busy={isBusy} busyLabel={busyLabel ?? texts.saving}>
        {label}
      </Button>
    </ChoiceFoot>
  );
}
