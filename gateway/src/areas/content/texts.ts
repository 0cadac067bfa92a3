/** Texts of the area, English. Those with a number in the specification stand here verbatim. */
export const texts = {
  banner: { forU: (name: string) => `${name} for U` },
};
