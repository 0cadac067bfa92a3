/** A product's name with its brand, which isn't said twice: `Meadow Lane Whole Milk`. @param brandName null without one */
export function fullNameOf(brandName: string | null, name: string): string {
  if (brandName === null || name.toLowerCase().startsWith(brandName.toLowerCase())) return name;
  return `${brandName} ${name}`;
}
