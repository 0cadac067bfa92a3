import { loadable } from '../../../app/loading/loadable.tsx';
import type { CustomizeProps } from '../Customize/Customize.tsx';
import type { ProductPageQuery } from './ProductPage.generated.ts';

const customize = loadable<CustomizeProps>(
  'src/features/catalog/Customize/Customize.tsx',
  async () => (await import('../Customize/Customize.tsx')).Customize,
);

/** What goes into a made-to-order product. */
export const CustomizePart = customize.Part;

/** Loads what this product's page needs besides the route's own code. */
export async function loadParts(details: ProductPageQuery['product']): Promise<void> {
  if (details?.customizations?.length) await customize.load();
}
