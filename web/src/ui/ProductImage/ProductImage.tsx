import { loadable } from '../../app/loading/loadable.tsx';
import type { PhotoProps } from './Photo.tsx';

interface ProductImageProps extends Omit<PhotoProps, 'photo'> {
  photo: PhotoProps['photo'] | null | undefined;
}

/** A shop without photos doesn't load what shows them; until it's there, the drawing stands there. */
const { Part } = loadable<PhotoProps>(
  'src/ui/ProductImage/Photo.tsx',
  async () => (await import('./Photo.tsx')).Photo,
  ({ children }) => children,
);

/** A product's photo; its drawing, the child, where there is no photo. */
export const ProductImage = ({ photo, ...looks }: ProductImageProps) =>
  photo ? <Part {...looks} photo={photo} /> : looks.children;
