/**
 * Keeps what a text makes, for texts that come again and again. At most twice as many as `most` are kept: when there are
 * more, those that were not asked for since the last time are forgotten.
 */
export function kept<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  let young = new Map<string, Value>();
  let old = young;
  return (text) => {
    let value = young.get(text);
    if (value !== undefined) return value;
    value = old.get(text) ?? make(text);
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, value);
    return value;
  };
}
