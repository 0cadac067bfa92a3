/** Places for what lasts: so many in all, and so many for each owner. */
export interface Places {
  /** @returns what to call on the way out; null when there is no place */
  take(owner: string): (() => void) | null;
  /** How many are taken. */
  taken(): number;
}

export function places({ most, mostPerOwner }: { most: number; mostPerOwner: number }): Places {
  const owners = new Map<string, number>();
  let taken = 0;
  return {
    taken: () => taken,
    take(owner) {
      const own = owners.get(owner) ?? 0;
      if (taken >= most || own >= mostPerOwner) return null;
      taken += 1;
      owners.set(owner, own + 1);
      let isThere = true;
      return () => {
        if (!isThere) return;
        isThere = false;
        taken -= 1;
        const left = (owners.get(owner) ?? 1) - 1;
        if (left === 0) owners.delete(owner);
        else owners.set(owner, left);
      };
    },
  };
}
