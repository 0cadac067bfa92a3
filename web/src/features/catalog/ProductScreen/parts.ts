import { lazyPart, loadable } from '../../../app/loading/loadable.tsx';
import type { BoughtTogetherProps } from '../BoughtTogether/BoughtTogether.tsx';
import { isSandwich } from '../Customize/is-sandwich.ts';
import type { CustomizedProduct } from '../Customize/customized-product.ts';
import type { CustomizeProps } from '../Customize/Customize.tsx';
import type { ProductPageQuery } from './ProductPage.generated.ts';
import type { ProductGalleryProps } from './ProductGallery.tsx';
import type { SimilarProps } from './Similar.tsx';
import type { SoldOutProps } from './SoldOut.tsx';

const customize = loadable<CustomizeProps>(
  'src/features/catalog/Customize/Customize.tsx',
  async () => (await import('../Customize/Customize.tsx')).Customize,
);

const stage = loadable<CustomizedProduct>(
  'src/features/catalog/Customize/Stage.tsx',
  async () => (await import('../Customize/Stage.tsx')).Stage,
);

const soldOut = loadable<SoldOutProps>(
  'src/features/catalog/ProductScreen/SoldOut.tsx',
  async () => (await import('./SoldOut.tsx')).SoldOut,
);

const gallery = loadable<ProductGalleryProps>(
  'src/features/catalog/ProductScreen/ProductGallery.tsx',
  async () => (await import('./ProductGallery.tsx')).ProductGallery,
);
const similar = loadable<SimilarProps>(
  'src/features/catalog/ProductScreen/Similar.tsx',
  async () => (await import('./Similar.tsx')).Similar,
);
const together = loadable<BoughtTogetherProps>(
  'src/features/catalog/BoughtTogether/BoughtTogether.tsx',
  async () => (await import('../BoughtTogether/BoughtTogether.tsx')).BoughtTogether,
);
/** What is bought with it. */
export const BoughtTogetherPart = together.Part;
/** Others in a product's place. */
export const SimilarPart = similar.Part;
/** Add in sight, once the page's own is not. */
export const AddBar = lazyPart(async () => (await import('./AddBar.tsx')).AddBar);
/** Why a product can't be had, and what to do instead. */
export const SoldOutPart = soldOut.Part;
/** A product's photos. */
export const GalleryPart = gallery.Part;
/** What goes into a made-to-order product. */
export const CustomizePart = customize.Part;
/** The same, drawn. */
export const StagePart = stage.Part;

/** Loads what this product's page needs besides the route's own code. */
export async function loadParts(details: ProductPageQuery['product']): Promise<void> {
  const groups = details?.customizations ?? [];
  if (details?.product.availability.state === 'UNAVAILABLE') await soldOut.load();
  if ((details?.photos ?? []).length > 0) await gallery.load();
  if (details) await Promise.all([similar.load(), together.load()]);
  if (groups.length > 0) await Promise.all([customize.load(), ...(isSandwich(groups) ? [stage.load()] : [])]);
}
