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
import type { ReceiptReport } from './check-receipt.ts';
import type { ReceiptJob } from './check-receipt.worker.ts';
import type { CheckState } from './useCheckReceipt.ts';
import * as styles from './CheckReceipt.css.ts';

interface CheckReceiptProps {
  receipt: CheckReceipt_ReceiptFragment;
  state: CheckState;
  onCheck: (job: ReceiptJob) => void;
}

const icons = { ok: 'badge-check', bad: 'triangle-alert', older: 'history' } as const;

const resultOf = ({ isValid, older }: ReceiptReport): keyof typeof icons =>
  isValid ? (older ? 'older' : 'ok') : 'bad';

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
  const result = report ? resultOf(report) : 'none';
  const wordsOf = ({ isValid, older, differences }: ReceiptReport, count: number): string => {
    if (!isValid) return texts.failed(differences.length);
    return older ? texts.older(older.rules, { amount: (older.totalCents / 100).toFixed(2) }) : texts.passed(count);
  };
  const lines = report?.steps.find(({ name }) => name === 'lines')?.all ?? 0;
  return (
    <div className={styles.place}>
      <Card as="section" padding="medium" aria-labelledby={headingId}>
        <div className={styles.panel}>
          <div className={styles.title[result]}>
            {result !== 'none' && <Icon name={icons[result]} size={28} />}
            <Heading
              level={2}
              size="lead"
              id={headingId}
              ref={heading}
              tabIndex={-1}
              {...(result === 'ok' ? { tone: 'success' } : result === 'bad' ? { tone: 'error' } : {})}
            >
              {texts.results[result]}
            </Heading>
          </div>
          <Text size="meta" tone="soft">
            {report ? wordsOf(report, lines) : texts.lead}
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
