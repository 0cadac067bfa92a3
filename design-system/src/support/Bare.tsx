import type { HTMLAttributes, Ref } from 'react';

interface BareProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/** An element for Radix's `asChild` that leaves out what the server must not write: style and dir attributes. */
export function Bare({ style: _style, dir: _dir, ...rest }: BareProps) {
  return <div {...rest} />;
}
