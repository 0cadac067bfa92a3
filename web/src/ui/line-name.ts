/** A line of an order, as it was called when it was ordered, and as it's sold today. */
interface NamedLine {
  name: string;
  product: { fullName: string } | null;
}

/** A line's name with its brand: Sunny Acre Strawberries. Without it where the product has another name today. */
export const lineName = ({ name, product }: NamedLine): string =>
  product?.fullName.includes(name) ? product.fullName : name;
