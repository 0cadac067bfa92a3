import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useEffect, useId, useRef } from 'react';
import { useReceiptTexts } from '../../../messages/receipt.ts';
import type { CheckReceipt_ReceiptFragment } from './CheckReceipt.generated.ts';
import { CheckedSteps } from './CheckedSteps.tsx';
import type { ReceiptJob } from './check-receipt.worker.ts';
import type { CheckState } from './useCheckReceipt.ts';
import * as styles from './CheckReceipt.css.ts';

interface CheckReceiptProps {
  receipt: CheckReceipt_ReceiptFragment;
  state: CheckState;
  onCheck: (job: ReceiptJob) => void;
}

/** "Check this receipt": replays it in this browser, from our file or from one that the shopper has kept (N-42, I-7). */
export function CheckReceipt({ receipt: { id, digest, downloadPath }, state, onCheck }: CheckReceiptProps) {
  const { check: texts } = useReceiptTexts();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const report = state.kind === 'done' ? state.report : null;
  useEffect(() => {
    if (report) heading.current?.focus();
  }, [report]);
  const result = report ? (report.isValid ? 'ok' : 'bad') : 'none';
  const lines = report?.steps.find(({ name }) => name === 'lines')?.all ?? 0;
  return (
    <div className={styles.place}>
      <Card as="section" padding="medium" aria-labelledby={headingId}>
        <div className={styles.panel}>
          <div className={styles.title[result]}>
            {result !== 'none' && <Icon name={result === 'ok' ? 'badge-check' : 'triangle-alert'} size={28} />}
            <Heading
              level={2}
              size="lead"
              id={headingId}
              ref={heading}
              tabIndex={-1}
              {...(result === 'none' ? {} : { tone: result === 'ok' ? 'success' : 'error' })}
            >
              {result === 'none' ? texts.title : result === 'ok' ? texts.allMatch : texts.mismatch}
            </Heading>
          </div>
          <Text size="meta" tone="soft">
            {report ? (report.isValid ? texts.passed(lines) : texts.failed(report.differences.length)) : texts.lead}
          </Text>
          {state.kind === 'failed' && (
            <Alert tone="error" size="small" title={texts.couldNot}>
              {texts.reasons[state.reason]}
            </Alert>
          )}
          {report && <CheckedSteps report={report} />}
          <div className={styles.actions}>
            <Button
              tone="outline"
              block
              icon="shield-check"
              busy={state.kind === 'running'}
              busyLabel={texts.running}
              onClick={() => onCheck({ file: { path: downloadPath }, digest })}
            >
              {report ? texts.again : texts.run}
            </Button>
            <Button tone="plain" block onClick={() => field.current?.click()}>
              {texts.own}
            </Button>
            <input
              ref={field}
              className={styles.hidden}
              type="file"
              accept=".json,application/json"
              aria-label={texts.own}
              onChange={({ currentTarget }) => {
                const [own] = currentTarget.files ?? [];
                if (own) onCheck({ file: { own }, digest: null });
                // The same file can be chosen again once it has changed.
                currentTarget.value = '';
              }}
            />
            <TextLink href={downloadPath} download={texts.fileName(id)} standalone icon="download" size="meta">
              {texts.download}
            </TextLink>
          </div>
        </div>
      </Card>
    </div>
  );
}
