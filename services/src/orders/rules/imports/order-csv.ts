import { cellIn } from '../../../platform/files/cell.ts';
import { ServiceError } from '../../../platform/http/service-error.ts';
import { orderCategories } from '../../../../../pricing/cart.ts';

const facts = ['orderNumber', 'householdId', 'storeName', 'state', 'placedAt', 'finalizedAt'] as const;
const columns: readonly string[] = [...facts, ...orderCategories];

/** Is it a column of a file of orders? */
export const isOrderColumn = (name: string): boolean => columns.includes(name);

/**
 * Reads the records of a CSV orders file by its header: one order per row, the columns of `FinalizedOrder` by name in
 * any order, and a column of cents for each category (N-10).
 * @returns a reader that returns what a JSON line would hold, or why a record isn't an order
 * @throws ServiceError 400 HEADER_INVALID
 */
export function orderReader(
  names: readonly string[],
  fieldsOf: (record: string) => string[] | string,
): (record: string) => object | string {
  const missing = facts.filter((name) => !names.includes(name));
  if (missing.length > 0) throw invalid(`The header has no ${missing.join(', ')}.`);
  const unknown = names.filter((name, index) => !columns.includes(name) || names.indexOf(name) !== index);
  if (unknown.length > 0)
    throw invalid(`The header has ${unknown.map((name) => `"${name}"`).join(', ')}, which is unknown or repeated.`);
  return (record) => {
    const fields = fieldsOf(record);
    if (typeof fields === 'string') return fields;
    if (fields.length !== names.length) return `has ${fields.length} fields, the header ${names.length}`;
    const cells = new Map<string, string>();
    for (const [index, name] of names.entries()) {
      const cell = cellIn(fields[index] ?? '');
      if ('problem' in cell) return `${name} ${cell.problem}`;
      cells.set(name, cell.value);
    }
    const order: Record<string, unknown> = Object.fromEntries(facts.map((name) => [name, cells.get(name)]));
    const bought = orderCategories.filter((category) => cells.get(category));
    const wrong = bought.find((category) => !/^\d{1,8}$/.test(cells.get(category) ?? ''));
    if (wrong) return `${wrong} must be a whole number of cents`;
    return { ...order, lines: bought.map((category) => ({ category, netCents: Number(cells.get(category)) })) };
  };
}

const invalid = (message: string) =>
  new ServiceError(400, 'HEADER_INVALID', `${message} Its columns are ${columns.join(', ')}.`);
