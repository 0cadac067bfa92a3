import * as RadixDialog from '@radix-ui/react-dialog';
import { FocusScope, FocusScopeBranchProvider, useFocusScopeBranchRegistry } from '@radix-ui/react-focus-scope';
import { hideOthers } from 'aria-hidden';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { RemoveScroll } from 'react-remove-scroll';
import { useInBrowser } from '../useInBrowser.ts';
import { innerEscape } from './innerEscape.ts';
import { useHeldPage } from './useHeldPage.ts';
import type { ReturnFocus } from './useReturnFocus.ts';
import { useStay } from './useStay.ts';

interface ModalProps {
  /** Id of the panel in the document. */
  id?: string | undefined;
  /** `alertdialog` must be answered: a press beside it does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether it is open; it stays for its way out. */
  open: boolean;
  /** The one way to close it. */
  close: () => boolean;
  /** Whether a press beside it closes it. */
  besideCloses?: boolean | undefined;
  /** Whether Escape closes it, unless what is inside keeps it. */
  escapeCloses?: boolean | undefined;
  /** Where focus goes, and comes back from. */
  focus: ReturnFocus;
  /** Id of its title. */
  titleId: string;
  /** Id of what is read with the title. */
  descriptionId?: string | undefined;
  /** Looks of what covers the page, and of the panel. */
  look: { scrim: string; panel: string };
  /** Whether the panel is placed by what covers the page, or by itself. */
  isPlaced?: boolean | undefined;
  children: ReactNode;
}

const prevent = (event: Event) => event.preventDefault();

/**
 * What every panel above the page is: the page behind is out of reach of pointer, keyboard, and screen reader. What
 * covers the page takes the pointer, so nothing on the page itself is styled anew when it opens.
 */
export function Modal(props: ModalProps) {
  const { isThere, ref } = useStay<HTMLDivElement>(props.open);
  const isInBrowser = useInBrowser();
  return isThere && isInBrowser ? createPortal(<Layer {...props} panel={ref} />, document.body) : null;
}

/** Those above the page, the top one last. */
const layers: RefObject<HTMLElement | null>[] = [];

/** Whether it was on top when the press began: the press may close the one above it first. */
function useTopAtPress(panel: RefObject<HTMLElement | null>): () => boolean {
  const wasTop = useRef(true);
  useEffect(() => {
    const pressed = () => void (wasTop.current = layers.at(-1) === panel);
    layers.push(panel);
    document.addEventListener('pointerdown', pressed, true);
    return () => {
      layers.splice(layers.indexOf(panel), 1);
      document.removeEventListener('pointerdown', pressed, true);
    };
  }, [panel]);
  return () => wasTop.current;
}

function Layer({
  id,
  role = 'dialog',
  open,
  close,
  besideCloses = role === 'dialog',
  escapeCloses = true,
  focus,
  titleId,
  descriptionId,
  look,
  isPlaced = false,
  panel,
  children,
}: ModalProps & { panel: RefObject<HTMLDivElement | null> }) {
  // what opens from inside, as a menu, is above the page as well
  const { nodes, registry } = useFocusScopeBranchRegistry();
  const wasTop = useTopAtPress(panel);
  useHeldPage();
  useEffect(() => (panel.current ? hideOthers(panel.current) : undefined), [panel]);
  const shards = useMemo(() => [panel, ...nodes.map((current) => ({ current }))], [panel, nodes]);
  const state = open ? 'open' : 'closed';
  // Radix's own modal mode styles the whole page anew; focus is kept inside by a scope around its panel instead.
  const layer = (
    <FocusScope
      asChild
      loop
      trapped={open}
      branches={nodes}
      onMountAutoFocus={focus.onOpenAutoFocus}
      onUnmountAutoFocus={focus.onCloseAutoFocus}
    >
      <RadixDialog.Content
        forceMount
        ref={panel}
        {...(id === undefined ? {} : { id })}
        role={role}
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        className={look.panel}
        onOpenAutoFocus={prevent}
        onCloseAutoFocus={prevent}
        onEscapeKeyDown={(event) => (escapeCloses ? innerEscape(event) : event.preventDefault())}
        onPointerDownOutside={(event) => {
          const { button, ctrlKey } = event.detail.originalEvent;
          const isForMenu = button === 2 || (button === 0 && ctrlKey);
          if (!besideCloses || isForMenu || !wasTop()) event.preventDefault();
        }}
        onFocusOutside={prevent}
      >
        <FocusScopeBranchProvider registry={registry}>{children}</FocusScopeBranchProvider>
      </RadixDialog.Content>
    </FocusScope>
  );
  return (
    <RadixDialog.Root modal={false} open={open} onOpenChange={(next) => void (!next && open && close())}>
      <RemoveScroll forwardProps allowPinchZoom removeScrollBar={false} shards={shards}>
        <div className={look.scrim} data-state={state}>
          {isPlaced && layer}
        </div>
      </RemoveScroll>
      {!isPlaced && layer}
    </RadixDialog.Root>
  );
}
