import { Heading } from '@larder/design-system/Heading';
import { Table } from '@larder/design-system/Table';
import { useProductTexts } from '../../../messages/products/product.ts';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import * as styles from './ProductFacts.css.ts';
import type { ProductFacts_DetailsFragment as Details } from './ProductFacts.generated.ts';

/** What a product is made of and good for: words that fold away, and the label's table. What a shopper must not have to look for is open. */
export function ProductFacts({ details }: { details: Details }) {
  const texts = useProductTexts();
  const { nutrition } = details;
  const folds = [
    [texts.details, details.description, true, details.descriptionLanguage] as const,
    // Ingredients are as on the label.
    [texts.ingredients, details.ingredients, false, 'en'] as const,
    [texts.allergens, details.allergensText, true] as const,
    [texts.diets, details.diets.join(', ')] as const,
    [texts.benefits, details.snapText] as const,
  ].map(
    ([title, content, isOpen, language]) =>
      content && (
        <Fold key={title} title={title} headingLevel={3} isOpen={isOpen}>
          <span lang={language}>{content}</span>
        </Fold>
      ),
  );
  return (
    <div className={styles.facts}>
      {folds.some(Boolean) && (
        <section className={styles.part} aria-label={texts.about}>
          <Heading level={2} size="title">
            {texts.about}
          </Heading>
          <div>{folds}</div>
        </section>
      )}
      {nutrition && <NutritionTable nutrition={nutrition} texts={texts.nutrition} />}
    </div>
  );
}

interface NutritionTableProps {
  nutrition: NonNullable<Details['nutrition']>;
  texts: ReturnType<typeof useProductTexts>['nutrition'];
}

function NutritionTable({ nutrition, texts }: NutritionTableProps) {
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
