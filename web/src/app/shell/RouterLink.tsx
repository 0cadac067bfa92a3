import type { LinkComponentProps } from '@larder/design-system/LinkProvider';
import { createPath, Link, parsePath, useLocation } from 'react-router-dom';
import { isAt, productScreens } from '../routing/paths.ts';

/** A link of the design system: within the storefront by the router, elsewhere by the browser. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const isPlace = href.startsWith('#');
  const isHere = (isPlace || /^\/(?!\/)/.test(href)) && !rest.download && !rest.target;
  if (!isHere)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return isPlace ? (
    <PlaceLink href={href} {...rest}>
      {children}
    </PlaceLink>
  ) : (
    <PageLink href={href} {...rest}>
      {children}
    </PageLink>
  );
}

/** A place on this page: what the address says of the page stays. */
function PlaceLink({ href, children, ...rest }: LinkComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <Link to={createPath({ pathname, search, hash: href })} discover="none" {...rest}>
      {children}
    </Link>
  );
}

/**
 * A page. Another view of the one that is open stays where it is; any other begins at its top (G-28). To a product, the
 * picture of its card moves where the browser can do that.
 */
function PageLink({ href, children, ...rest }: LinkComponentProps) {
  const here = useLocation();
  const { pathname, search = '' } = parsePath(href);
  return (
    <Link
      to={href}
      discover="none"
      preventScrollReset={pathname === here.pathname && search !== here.search}
      viewTransition={isAt(pathname ?? '', ...productScreens)}
      {...rest}
    >
      {children}
    </Link>
  );
}
