import type { LinkComponentProps } from '@larder/design-system/LinkProvider';
import { Link } from 'react-router-dom';

/** Links of the design system go through the router, within the console. */
export const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;
