/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const texts = {
  banner: { forU: (name: string) => `${name} for U` },
};
