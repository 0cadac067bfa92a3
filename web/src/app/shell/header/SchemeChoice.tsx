import { SegmentedControl } from '@larder/design-system/SegmentedControl';
import { useSyncExternalStore } from 'react';
import { useAccountPanelTexts } from '../../../messages/account/account-panel.ts';
import { chosenScheme } from '../../../storage/looks/scheme.ts';

const schemes = ['system', 'light', 'dark'] as const;

/** Light, dark, or whatever the system uses. */
export function SchemeChoice() {
  const texts = useAccountPanelTexts();
  const chosen = useSyncExternalStore(chosenScheme.subscribe, chosenScheme.read, chosenScheme.readOnServer);
  return (
    <SegmentedControl
      legend={texts.scheme}
      legendHidden={false}
      segments={schemes.map((value) => ({ value, label: texts.schemes[value] }))}
      value={chosen}
      onChange={(scheme) => chosenScheme.choose(scheme)}
    />
  );
}
