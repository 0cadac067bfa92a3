import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { Wordmark } from '../../../art/Wordmark.tsx';
import { useClubCardTexts } from '../../../messages/phone/club-card.ts';
import { Barcode } from '../../../ui/Barcode/Barcode.tsx';
import * as styles from './club-card.css.ts';

interface CardPaperProps {
  banner: { id: string; name: string };
  /** Digits of the club card; null: the household has none. */
  digits: string | null;
  /** A number that the register knows the household by too, ready to be read out. */
  phone: string | null;
  /** Whose card it is. */
  name: string;
}

/** In groups of four, as it is printed on cards: `4012 7781 0935`. */
const grouped = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The club card as paper: the bars that the register scans, and the number to type in if it can't. */
export function CardPaper({ banner, digits, phone, name }: CardPaperProps) {
  const texts = useClubCardTexts();
  return (
    <div className={styles.paper}>
      <div className={styles.brand}>
        <Wordmark banner={banner} />
        <span>{texts.program}</span>
      </div>
      {digits ? (
        <>
          <Barcode digits={digits} label={texts.barcode(grouped(digits))} />
          <span className={styles.number}>{grouped(digits)}</span>
        </>
      ) : (
        <>
          <Heading level={2} size="title">
            {texts.noCard.title}
          </Heading>
          <Text>{texts.noCard.text(phone)}</Text>
        </>
      )}
      <span className={styles.name}>{name}</span>
    </div>
  );
}
