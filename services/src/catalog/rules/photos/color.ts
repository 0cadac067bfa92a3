/** Pixels of a small picture, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  /** 3, or 4 with how opaque each is. */
  channels: number;
}

/** What is less opaque than this can be seen through. */
const opaque = 250;

/** The mean color of a picture's edge, `#rrggbb`; null if one can see through any of it. */
export function edgeColor({ data, width, height, channels }: Pixels): string | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x > 0 && x < width - 1 && y > 0 && y < height - 1) continue;
      const at = (y * width + x) * channels;
      if (channels === 4 && (data[at + 3] ?? 0) < opaque) return null;
      for (let part = 0; part < 3; part++) sum[part]! += data[at + part] ?? 0;
      count += 1;
    }
  return `#${sum
    .map((total) =>
      Math.round(total / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
