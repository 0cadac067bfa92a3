import { Heading } from '@larder/design-system/Heading';
import { Table } from '@larder/design-system/Table';
import { useId } from 'react';
import { useProductTexts } from '../../../messages/products/product.ts';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import * as styles from './ProductFacts.css.ts';
import type { ProductFacts_DetailsFragment as Details } from './ProductFacts.generated.ts';

/** What a product is made of and good for: words that fold away, and the label's table. */
export function ProductFacts({ details }: { details: Details }) {
  const { nutrition } = details;
  return (
    <div className={styles.facts}>
      <About details={details} />
      {nutrition && <NutritionTable nutrition={nutrition} />}
    </div>
  );
}

/** What a shopper must not have to look for. */
const isOpenAtFirst: ReadonlySet<string> = new Set(['details', 'allergens']);

function About({ details }: { details: Details }) {
  const texts = useProductTexts();
  const titleId = useId();
  const parts = [
    { value: 'details', title: texts.details, content: details.description },
    { value: 'ingredients', title: texts.ingredients, content: details.ingredients },
    { value: 'allergens', title: texts.allergens, content: details.allergensText },
    { value: 'diets', title: texts.diets, content: details.diets.join(', ') },
    { value: 'benefits', title: texts.benefits, content: details.snapText },
  ].filter(({ content }) => content);
  if (parts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Heading level={2} size="title" id={titleId}>
        {texts.about}
      </Heading>
      <div>
        {parts.map(({ value, title, content }) => (
          <Fold key={value} title={title} headingLevel={3} isOpen={isOpenAtFirst.has(value)}>
            {content}
          </Fold>
        ))}
      </div>
    </section>
  );
}

function NutritionTable({ nutrition }: { nutrition: NonNullable<Details['nutrition']> }) {
  const texts = useProductTexts().nutrition;
  const { serving, calories, rows } = nutrition;
  return (
    <div className={styles.part}>
      <Table
        caption={texts.title}
        captionNote={serving}
        columns={[
          { key: 'name', title: texts.nutrient, titleHidden: true },
          { key: 'amount', title: texts.amount, align: 'end' },
          { key: 'dailyValue', title: texts.dailyValue, align: 'end' },
        ]}
        rows={[
          { key: 'calories', strong: true, cells: { name: texts.calories, amount: calories } },
          ...rows.map(({ name, amount, dailyValue, isPartOfAbove }) => ({
            key: name,
            indented: isPartOfAbove,
            cells: { name, amount, dailyValue },
          })),
        ]}
      />
    </div>
  );
}
