import type { LinkComponentProps } from '@larder/design-system/LinkProvider';
import { Link } from 'react-router-dom';

/** A link of the design system: within the storefront by the router, elsewhere by the browser. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const isHere = href.startsWith('/') && !href.startsWith('//') && !rest.download && !rest.target;
  if (!isHere)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
