import type { ReactNode, Ref } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  size?: 'meta' | 'body' | 'lead' | undefined;
  /** `ink` in a paragraph; text in a line (`as="span"`) takes the colour round it. */
  tone?: 'ink' | 'soft' | 'faint' | 'success' | 'warning' | 'error' | undefined;
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  nowrap?: boolean | undefined;
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
  id?: string | undefined;
  /** For `as="time"`. */
  dateTime?: string | undefined;
  tabIndex?: number | undefined;
  role?: string | undefined;
  'aria-hidden'?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
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
    align: align ?? 'start',
    ...(nowrap ? { nowrap } : {}),
  });
  return <Element className={className} ref={ref as Ref<never>} {...(rest as object)} />;
}
