export { ClipForCart } from './ClipForCart/ClipForCart.tsx';
