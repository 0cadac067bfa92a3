import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useDrawTexts } from '../../../messages/play/draws.ts';
import type { DrawStepKind } from '../../../graphql/schema-types.ts';
import { dot, flow, step, title } from './DrawStatus.css.ts';
import type { DrawStatus_DrawFragment } from './DrawStatus.generated.ts';

const shown = ['COMMITTED', 'CLOSED', 'DRAWN', 'VERIFIED'] as const satisfies readonly DrawStepKind[];

/** Committed, closed, drawn, verified: four dots, along a vertical line on a phone (N-30). */
export function DrawStatus({ draw }: { draw: DrawStatus_DrawFragment }) {
  const status = useDrawTexts();
  const steps = shown.flatMap((kind) =>
    draw.steps.filter((found) => found.kind === kind).map((found) => ({ ...found, kind })),
  );
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={flow}>
      {steps.map(({ kind, isDone, dateString }, index) => (
        <li
          key={kind}
          className={step}
          data-done={isDone ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={dot} aria-hidden="true">
            {isDone ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <p className={title}>
            {isDone ? <VisuallyHidden>{`${status.done}: `}</VisuallyHidden> : null}
            {status.steps[kind].title}
          </p>
          {dateString ? (
            <Text size="meta" tone="soft">
              {dateString}
            </Text>
          ) : null}
          <Text tone="soft">{status.steps[kind].text}</Text>
        </li>
      ))}
    </ol>
  );
}
