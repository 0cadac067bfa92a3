/** The banner's mark around the origin, in the current color. `glyph` is path data in a box of 28 by 28. */
export function Mark({ glyph, size }: { glyph: string; size: number }) {
  return <path d={glyph} fill="currentColor" stroke="none" transform={`scale(${size / 28}) translate(-14 -14)`} />;
}
