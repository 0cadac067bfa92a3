import { Dialog } from '@larder/design-system/Dialog';
import { List, ListItem } from '@larder/design-system/List';
import { useFrame } from '../../../app/data/frame.ts';
import { useInstallTexts } from '../../../messages/phone/install.ts';

interface InstallStepsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How an iPhone or iPad puts a page beside its apps: its browsers have no button for a page to press. */
export function InstallSteps(props: InstallStepsProps) {
  const { steps, close } = useInstallTexts();
  const { banner } = useFrame();
  return (
    <Dialog {...props} title={steps.title(banner.name)} closeLabel={close}>
      <List kind="number">
        {steps.all.map((step) => (
          <ListItem key={step}>{step}</ListItem>
        ))}
      </List>
    </Dialog>
  );
}
