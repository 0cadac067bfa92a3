/** A map that keeps the most recently used entries only. */
export function boundedMap<K, V>(
  most: number,
): { get(key: K): V | undefined; set(key: K, value: V): void; size(): number } {
  const entries = new Map<K, V>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= most) return;
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    },
    size: () => entries.size,
  };
}
