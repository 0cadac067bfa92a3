import { IconButton } from '@larder/design-system/IconButton';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../loading/loadable.tsx';
import { useMessages } from '../../../messages/messages.ts';

// The drawer and the dialog code under it load when someone first asks for them.
const NavigationDrawer = lazyPart(
  async () => (await import('./menu/NavigationDrawer.tsx')).NavigationDrawer,
  'src/app/shell/header/menu/NavigationDrawer.tsx',
);

/** Opens everything of the site as a drawer, below 990 px (G-121). */
export function MenuButton() {
  const { frame } = useMessages();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton icon="menu" label={frame.menu} aria-haspopup="dialog" aria-expanded={open} onClick={show} />
      {wanted && (
        <Suspense>
          <NavigationDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
