export const jarCount = 9;
export const jarsPicked = 3;

export type PickAction =
  | { type: 'toggle'; jar: number }
  | { type: 'fill'; order: readonly number[] }
  | { type: 'clear' };
export interface Picks {
  /** Jars in the order of picking, 0 to 8. */
  jars: readonly number[];
  /** The jar that was refused because three are picked already. */
  refused: number | null;
}

export const noPicks: Picks = { jars: [], refused: null };

/** Picks a jar or puts it back; a fourth is refused. `fill` keeps what is picked and takes the rest from `order`. */
export function pickJar(picks: Picks, action: PickAction): Picks {
  switch (action.type) {
    case 'clear':
      return noPicks;
    case 'fill': {
      const others = action.order.filter((jar) => !picks.jars.includes(jar));
      return { jars: [...picks.jars, ...others].slice(0, jarsPicked), refused: null };
    }
    case 'toggle': {
      if (picks.jars.includes(action.jar))
        return { jars: picks.jars.filter((jar) => jar !== action.jar), refused: null };
      if (picks.jars.length === jarsPicked) return { jars: picks.jars, refused: action.jar };
      return { jars: [...picks.jars, action.jar], refused: null };
    }
  }
}

/** The nine jars in an order drawn with `random` (0 to 1, exclusive): what "Pick for me" takes from. */
export function shuffledJars(random: () => number): number[] {
  const jars = Array.from({ length: jarCount }, (_, jar) => jar);
  for (let last = jars.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [jars[last], jars[other]] = [jars[other] ?? other, jars[last] ?? last];
  }
  return jars;
}
