/**
 * Keeps the value made for a text, for texts that come up again and again. At most twice `most` are kept: when there are
 * more, those not used since the last cleanup are forgotten.
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
