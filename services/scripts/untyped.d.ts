declare module 'subset-font' {
  /** A font with only some characters; an axis that is given a number stays at it. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
