import type { ReactNode, Ref } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** 13, 16, or 20 px in rem. */
  size?: 'meta' | 'body' | 'lead' | undefined;
  /** `ink` in a paragraph; inline text (`as="span"`) inherits its color. */
  tone?: 'ink' | 'soft' | 'faint' | 'success' | 'warning' | 'error' | undefined;
  /** Weight of the letters. */
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Along which edge the lines stand. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Stays in one line. */
  nowrap?: boolean | undefined;
  /** Element to render; inline ones inherit size, color, and weight. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'b'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 'address'
    | 'figcaption'
    | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Language of the words, if it isn't the page's. */
  lang?: string | undefined;
  /** For `as="time"`. */
  dateTime?: string | undefined;
  /** -1 lets a script move focus here. */
  tabIndex?: number | undefined;
  /** ARIA role, when no element has it natively. */
  role?: string | undefined;
  /** Hides it from screen readers, where the same is said elsewhere. */
  'aria-hidden'?: boolean | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLElement> | undefined;
  /** The words. */
  children?: ReactNode;
}

/** Running text in the text face. */
export function Text({ size, tone, weight, align, nowrap, as: Element = 'p', ref, ...rest }: TextProps) {
  const within =
    Element === 'span' || Element === 'strong' || Element === 'em' || Element === 'b' || Element === 'time';
  const className = text({
    size: size ?? (within ? undefined : 'body'),
    tone: tone ?? (within ? 'inherit' : 'ink'),
    weight: weight ?? (within ? (Element === 'strong' || Element === 'b' ? 'strong' : 'inherit') : 'regular'),
    ...(align && align !== 'start' ? { align } : {}),
    ...(nowrap ? { nowrap } : {}),
  });
  return <Element className={className} ref={ref as Ref<never>} {...(rest as object)} />;
}
