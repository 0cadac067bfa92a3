import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words that help but that no one needs. */
  text: string;
  /** A Button, an IconButton, or a link: something that takes focus. */
  children: ReactElement;
  /** Where it opens if there is room. */
  side?: 'above' | 'below' | undefined;
}

/** A word of help at a control, for the pointer and for the keyboard. */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={500} skipDelayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className={tooltip}
            side={side === 'above' ? 'top' : 'bottom'}
            sideOffset={8}
            collisionPadding={8}
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
