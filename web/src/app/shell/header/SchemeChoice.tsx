import { SegmentedControl } from '@larder/design-system/SegmentedControl';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { chosenScheme } from '../../../storage/scheme.ts';

const schemes = ['system', 'light', 'dark'] as const;

/** Light, dark, or whatever the system uses. */
export function SchemeChoice() {
  const { account } = useMessages().frame;
  const chosen = useSyncExternalStore(chosenScheme.subscribe, chosenScheme.read, chosenScheme.readOnServer);
  return (
    <SegmentedControl
      legend={account.scheme}
      legendHidden={false}
      segments={schemes.map((value) => ({ value, label: account.schemes[value] }))}
      value={chosen}
      onChange={(scheme) => chosenScheme.choose(scheme)}
    />
  );
}
