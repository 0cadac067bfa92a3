import type { ReactElement } from 'react';
import { AlertDialog } from '../components/AlertDialog/index.ts';
import { BottomSheet } from '../components/BottomSheet/index.ts';
import { Button } from '../components/Button/index.ts';
import { DropdownPanel } from '../components/DropdownPanel/index.ts';
import { Menu } from '../components/Menu/index.ts';
import { Popover } from '../components/Popover/index.ts';
import { Tooltip } from '../components/Tooltip/index.ts';

const nothing = () => {};
const button = <Button tone="outline">More</Button>;

/** Overlays and what they hang on, as the server draws them: closed. */
export const overlaySamples: Record<string, ReactElement> = {
  AlertDialog: (
    <AlertDialog
      open={false}
      onOpenChange={nothing}
      onConfirm={nothing}
      title="Leave?"
      description="The play counts."
      confirmLabel="Leave"
      cancelLabel="Stay"
    />
  ),
  BottomSheet: <BottomSheet open={false} onOpenChange={nothing} title="Sort by" closeLabel="Close" />,
  DropdownPanel: <DropdownPanel trigger={button}>{() => 'Links'}</DropdownPanel>,
  Menu: <Menu trigger={button} entries={[{ kind: 'link', label: 'See similar', href: '/similar' }]} />,
  Popover: <Popover trigger={button} title="Why this price" closeLabel="Close" />,
  Tooltip: <Tooltip text="Sound is on">{button}</Tooltip>,
};
