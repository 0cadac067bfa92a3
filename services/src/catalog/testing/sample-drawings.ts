import { demoProducts } from '../demo/products.ts';
import { derivedPackshot } from '../packshots/derived.ts';
import { packshot, type PackshotData } from '../packshots/packshot.ts';
import { sortOnShelf } from '../rules/imports/shelving.ts';
import { sorts } from '../rules/imports/shelving-table.ts';
import { drawnAs } from '../rules/types/drawings.ts';
import { drawings } from '../taxonomy/drawings.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';

/** One product of a type, as drawn for a card. */
export interface Sample {
  type: string;
  data: PackshotData;
  svg: string;
}

/** A product of every type, by department: one of the demo's, or one that an import would bring. */
export function sampleDrawings(): { department: string; samples: Sample[] }[] {
  const products = demoProducts(Temporal.PlainDate.from('2026-01-01'));
  const byType = new Map(products.toReversed().map((product) => [product.types[0] ?? '', product.picture?.data]));
  const departments = new Map<string, Sample[]>();
  for (const { id, shelves, broader } of groceryTypes.types) {
    const shelf = shelves[0] ?? '';
    const [department = ''] = shelf.split('.');
    const data = byType.get(id) ?? importedData([id, ...broader], shelf);
    const samples = departments.get(department) ?? [];
    departments.set(department, [...samples, { type: id, data, svg: packshot(data, 'card') }]);
  }
  return [...departments].map(([department, samples]) => ({ department, samples }));
}

/** What is drawn of an import that is called after its type. */
function importedData(types: readonly string[], shelf: string): PackshotData {
  const [type = ''] = types;
  const name = type.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const look = sortOnShelf(shelf) ?? sorts.find(({ shelfId }) => shelfId.startsWith(shelf));
  const product = { name, brand: 'Larkspur Farms', size: '' };
  return derivedPackshot(
    product,
    look ?? { form: 'packet', accent: '#8fb56a' },
    drawnAs(drawings, { types, name }),
    null,
  );
}
