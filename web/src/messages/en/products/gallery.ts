/** Texts of a product's photos. */
export const galleryTexts = {
  label: 'Photos',
  show: (at: number, count: number, what: string) => `Photo ${at} of ${count}: ${what}`,
};
