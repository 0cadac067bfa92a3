/** The banner's mark around the origin, in the current colour. `glyph` is path data on a field of 34 by 34. */
export function Mark({ glyph, size }: { glyph: string; size: number }) {
  return <path d={glyph} fill="currentColor" stroke="none" transform={`scale(${size / 34}) translate(-17 -17)`} />;
}
