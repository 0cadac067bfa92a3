import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useMemo } from 'react';
import { useVerify } from '../../features/draws/VerifyPanel/useVerify.ts';
import { VerifyPanel } from '../../features/draws/VerifyPanel/VerifyPanel.tsx';
import { useDrawCheckTexts } from '../../messages/play/draw-check.ts';
import type { Verify_DrawFragment } from './Verify.generated.ts';

/** The panel beside the paper: before the draw is published there is nothing to repeat yet. */
export function CheckDraw({ draw }: { draw: Verify_DrawFragment }) {
  const texts = useDrawCheckTexts();
  const mine = useMemo(() => draw.myEntries?.entryIds ?? [], [draw.myEntries]);
  const { state, verify, tamper, stop } = useVerify(draw.file?.href ?? null, mine);
  if (!draw.file)
    return (
      <Card padding="medium">
        <Stack gap={3}>
          <Heading level={2} size="title">
            {texts.panelTitle}
          </Heading>
          <Text tone="soft">{texts.panelLater}</Text>
        </Stack>
      </Card>
    );
  const save = () => {
    if (state.kind !== 'done') return;
    const report = { drawId: draw.id, ...state.report, changedOnPurpose: state.tampered };
    const address = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = texts.reportName(draw.id);
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <VerifyPanel
      state={state}
      names={['commitment', 'root', 'randomness', 'winners', ...(mine.length > 0 ? (['mine'] as const) : [])]}
      onVerify={verify}
      onTamper={tamper}
      onStop={stop}
      onSave={save}
    />
  );
}
