import { Button } from '@larder/design-system/Button';
import { TextField } from '@larder/design-system/TextField';
import { useState } from 'react';
import { useStoresTexts } from '../../../messages/stores.ts';
import { nearMe } from './near-me.ts';
import * as styles from './StorePicker.css.ts';

interface PlaceFieldProps {
  value: string;
  onChange: (place: string) => void;
  error: string | null;
}

/** A ZIP code or a city, typed or found by the browser. */
export function PlaceField({ value, onChange, error }: PlaceFieldProps) {
  const { picker: texts } = useStoresTexts();
  // Browsers tell only secure pages where they are.
  const [canLocate] = useState(() => 'geolocation' in navigator && window.isSecureContext);
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const change = (place: string) => {
    setFailure(null);
    onChange(place);
  };
  const locate = async () => {
    setLocating(true);
    setFailure(null);
    const found = await nearMe(navigator.geolocation);
    setLocating(false);
    if ('place' in found) change(found.place);
    else setFailure(texts.nearMeFailures[found.failure]);
  };
  return (
    <div className={styles.place}>
      <TextField
        label={texts.place}
        name="place"
        value={value}
        onChange={change}
        error={failure ?? error ?? undefined}
        autoComplete="postal-code"
        maxLength={80}
        spellCheck={false}
      />
      {canLocate && (
        <div className={styles.nearMe}>
          <Button
            tone="outline"
            icon="locate-fixed"
            busy={isLocating}
            busyLabel={texts.locating}
            onClick={() => void locate()}
          >
            {texts.nearMe}
          </Button>
        </div>
      )}
    </div>
  );
}
