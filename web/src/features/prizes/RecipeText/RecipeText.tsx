import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import type { RecipeText_RecipeFragment } from './RecipeText.generated.ts';
import { ingredient, ingredients, step, steps } from './RecipeText.css.ts';

interface RecipeTextProps {
  recipe: RecipeText_RecipeFragment;
  headingLevel?: 2 | 3;
}

/** An unlocked recipe. */
export function RecipeText({ recipe, headingLevel = 2 }: RecipeTextProps) {
  const texts = usePrizeTexts().recipe;
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={headingLevel} size="title" id={id}>
            {recipe.title}
          </Heading>
          <Text tone="soft">
            {texts.serves(recipe.servings)} · {texts.minutes(recipe.minutes)}
          </Text>
        </Stack>
        <Stack gap={3}>
          <Heading level={headingLevel === 2 ? 3 : 4} size="lead">
            {texts.ingredients}
          </Heading>
          <ul className={ingredients}>
            {recipe.ingredients.map(({ quantity, name }) => (
              <li key={`${quantity} ${name}`} className={ingredient}>
                <Text as="strong">{quantity}</Text>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Stack>
        <Stack gap={3}>
          <Heading level={headingLevel === 2 ? 3 : 4} size="lead">
            {texts.steps}
          </Heading>
          <ol className={steps}>
            {recipe.steps.map((text) => (
              <li key={text} className={step}>
                {text}
              </li>
            ))}
          </ol>
        </Stack>
      </Stack>
    </Card>
  );
}
