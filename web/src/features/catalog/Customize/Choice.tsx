import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { OptionCards } from '@larder/design-system/OptionCards';
import { formatPrice } from '@larder/design-system/Price';
import { useProductTexts } from '../../../messages/products/product.ts';
import { centsOf } from '../../../ui/cents.ts';
import { pictureOf } from './art.ts';
import type { Customize_GroupFragment as Group } from './Customize.generated.ts';
import * as styles from './Customize.css.ts';
import { choose, chosenIn, type Customization, isFull, missingIn } from './customization.ts';

interface ChoiceProps {
  group: Group;
  state: Customization;
  onChange: (next: Customization) => void;
}

/** One group of options with its rule; one that must be taken is a radio button. What is out today stays in its place. */
export function Choice({ group, state, onChange }: ChoiceProps) {
  const texts = useProductTexts().customize;
  const chosen = chosenIn(group, state).map(({ upc }) => upc);
  const missing = missingIn(group, state);
  const isOne = group.min === 1 && group.max === 1;
  const isDrawn = group.options.some((option) => pictureOf(option) !== null);
  const isFree = group.options.every(({ priceDelta }) => centsOf(priceDelta) === 0);
  const noteOf = ({ isAvailable, priceDelta }: Group['options'][number]) => {
    const cents = centsOf(priceDelta);
    if (!isAvailable) return texts.out;
    if (cents !== 0) return texts.more(formatPrice(cents));
    if (isDrawn && (isOne || isFree)) return texts.included;
    return isOne || isFree ? undefined : texts.free;
  };
  return (
    <OptionCards
      legend={group.name}
      rule={isOne ? group.ruleText : texts.rule(group.ruleText, chosen.length)}
      chooses={isOne ? 'one' : 'several'}
      columns={isOne && group.options.length !== 4 ? 3 : 2}
      name={group.id}
      options={group.options.map((option) => ({
        value: option.upc,
        label: option.name,
        note: noteOf(option),
        picture: isDrawn ? <Picture of={pictureOf(option)} /> : undefined,
        disabled: !option.isAvailable || (isFull(group, state) && !chosen.includes(option.upc)),
      }))}
      chosen={chosen}
      onChange={(upc, isChosen) => onChange(choose(state, group, upc, isChosen))}
      error={missing > 0 && state.isUpdated ? texts.missing(missing) : undefined}
    />
  );
}

function Picture({ of }: { of: string | null }) {
  if (of === 'none') return <Icon name="ban" size={32} />;
  if (of === null) return null;
  const isSlice = of.includes('/layer-');
  return (
    <span className={styles.picture[isSlice ? 'slice' : 'emoji']}>
      <Image src={of} alt="" width={isSlice ? 180 : 40} height={40} />
    </span>
  );
}
