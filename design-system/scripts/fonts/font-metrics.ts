import { fromBuffer } from '@capsizecss/unpack';

/** How to bend a fallback face so that it takes the room of the real one, in percent. */
export interface FontMetrics {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * Mean width of a letter of English text in the fonts a system has, in em: `xWidthAvg / unitsPerEm` of
 * @capsizecss/metrics 4.3.0. Arial and Times are nearly everywhere; Android has Roboto and Noto Serif.
 */
const systemWidths = {
  arial: 913 / 2048,
  'arial-bold': 983 / 2048,
  'times-bold': 886 / 2048,
  roboto: 911 / 2048,
  'roboto-bold': 926 / 2048,
  'noto-serif-bold': 512 / 1000,
} as const;
export type SystemFont = keyof typeof systemWidths;

const percent = (share: number) => Math.round(share * 10000) / 100;

/** Metrics for a fallback of a font (sfnt bytes, one static style), so that lines break alike in both. */
export async function fontMetrics(font: Uint8Array, fallback: SystemFont): Promise<FontMetrics> {
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromBuffer(Buffer.from(font));
  const sizeAdjust = xWidthAvg / unitsPerEm / systemWidths[fallback];
  const adjusted = (units: number) => percent(Math.abs(units) / (unitsPerEm * sizeAdjust));
  return {
    sizeAdjust: percent(sizeAdjust),
    ascent: adjusted(ascent),
    descent: adjusted(descent),
    lineGap: adjusted(lineGap),
  };
}
