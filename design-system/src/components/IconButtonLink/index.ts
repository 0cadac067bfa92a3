export { IconButtonLink, type IconButtonLinkProps } from './IconButtonLink.tsx';
