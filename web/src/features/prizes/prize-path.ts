/** Where a prize stands (G-13). The game's code goes along, so that Back knows where to lead (G-18). */
export const prizePath = ({ id, programCode }: { id: string; programCode: string }): string =>
  `/games/prize-details/${encodeURIComponent(id)}?programCode=${encodeURIComponent(programCode)}`;
