import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  createContext,
  createElement,
  use,
} from 'react';
import { watchHistory } from '../../support/overlay/historyGuard.ts';

if (typeof window !== 'undefined') watchHistory(window);

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** Ref to the anchor. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** What draws a link: gets what an `<a>` gets. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function Anchor({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Draws every link: gets what an `<a>` gets. */
  component: LinkComponent;
  /** The application. */
  children?: ReactNode;
}

/** Gives every link of the design system the router's own link, once, at the root. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The router's link, or a plain anchor without one; no look of its own. */
export function Link(props: LinkComponentProps) {
  return createElement(use(LinkContext), props);
}
