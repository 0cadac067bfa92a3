const parts = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parts(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colors written as `rgb(…)`, 1 to 21 (WCAG 2). */
export function contrast(front: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `#1c1d1a` for an opaque `rgb(…)`, with its share for a transparent one. */
export function hex(color: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts(color);
  const digits = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  return alpha === 1 ? `#${digits}` : `#${digits}, ${Math.round(alpha * 100)} %`;
}
