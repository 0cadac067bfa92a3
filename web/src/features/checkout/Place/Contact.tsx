import { Button } from '@larder/design-system/Button';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { useEffect, useRef, useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import * as styles from './Place.css.ts';
import { controlId } from './place-choices.ts';

interface ContactProps {
  value: string;
  error: string | undefined;
  onChange: (phone: string) => void;
}

/** How the shopper is reached on the day. A number that is known isn't asked for again; it can be changed. */
export function Contact({ value, error, onChange }: ContactProps) {
  const { place, change, changeStep } = useCheckoutTexts();
  const [isOpen, setIsOpen] = useState(value === '');
  const field = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(isOpen);
  // The pressed button is gone then: the focus goes to what stands in its place.
  useEffect(() => {
    if (isOpen && !wasOpen.current) field.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen && error === undefined)
    return (
      <div className={styles.known}>
        <Text>{place.reach(value)}</Text>
        <Button tone="plain" size="small" aria-label={changeStep(place.phone)} onClick={() => setIsOpen(true)}>
          {change}
        </Button>
      </div>
    );
  return (
    <TextField
      ref={field}
      id={controlId('phone')}
      name="phone"
      type="tel"
      autoComplete="tel-national"
      label={place.phone}
      hint={place.phoneHint}
      error={error}
      value={value}
      onChange={onChange}
    />
  );
}
