/** A prize's page (G-13); with its program, the way back is known. */
export const prizePath = (prizeId: string, programCode: string): string =>
  `/games/prize-details/${encodeURIComponent(prizeId)}?programCode=${encodeURIComponent(programCode)}`;
