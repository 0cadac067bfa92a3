import { Button } from '@larder/design-system/Button';
import { Loader } from '@larder/design-system/Loader';
import { SearchField } from '@larder/design-system/SearchField';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { PictureRow, PictureRows } from '../../../ui/PictureRow/PictureRow.tsx';
import { LinePicture } from '../LinePicture/LinePicture.tsx';
import { moneyText } from '../money-text.ts';
import type { CheckoutLine } from '../steps.ts';
import { useReplacements } from './useReplacements.ts';
import type { Replacement } from './useSubstitution.ts';

interface ReplacementFinderProps {
  line: CheckoutLine;
  onChoose: (product: Replacement) => void;
}

/** Names what takes an item's place if it's out: something like it, or anything that is found by its name (N-60). */
export function ReplacementFinder({ line, onChoose }: ReplacementFinderProps) {
  const { items } = useCheckoutTexts();
  const [typed, setTyped] = useState('');
  const lookup = useReplacements(line.product?.id ?? '', typed);
  return (
    <>
      <SearchField
        label={items.find(line.name)}
        placeholder={items.findHint}
        clearLabel={items.clear}
        value={typed}
        onChange={setTyped}
      />
      {lookup.kind === 'looking' && <Loader label={items.looking} />}
      {lookup.kind === 'failed' && <Text tone="soft">{lookup.message}</Text>}
      {lookup.kind === 'found' && lookup.found.length === 0 && <Text tone="soft">{items.nothing}</Text>}
      {lookup.kind === 'found' && lookup.found.length > 0 && (
        <PictureRows>
          {lookup.found.map((product) => (
            <PictureRow
              key={product.id}
              picture={<LinePicture line={{ product }} />}
              name={product.fullName}
              text={[product.sizeText, product.price && moneyText(product.price.amount)].filter(Boolean).join(' · ')}
            >
              <Button
                tone="outline"
                size="small"
                aria-label={items.takeOf(product.spokenName)}
                onClick={() => onChoose(product)}
              >
                {items.take}
              </Button>
            </PictureRow>
          ))}
        </PictureRows>
      )}
    </>
  );
}
