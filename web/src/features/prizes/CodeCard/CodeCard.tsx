import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { appearing } from '../TornTicket/TornTicket.css.ts';
import { TornTicket } from '../TornTicket/TornTicket.tsx';
import { codeGroups, spelled } from './code-groups.ts';
import { code as codeStyle, join as joinStyle, notchAtEnd, notchAtStart, stub, words } from './CodeCard.css.ts';
import { copyText } from './copy-text.ts';

const shownMs = 3000;

interface CodeCardProps {
  /** As the vendor writes it: "LC47-9KQM-2X8R". */
  code: string;
  /** "Redeemed on Aug 5". */
  redeemed: string;
  /** Where to use it, and until when. */
  lead: string;
  headingLevel?: 2 | 3;
  /** Was it just redeemed? Then the ticket over the code tears off. */
  fresh?: boolean;
  ref?: Ref<HTMLElement> | undefined;
}

/** A code like a coupon's stub: what you got above the perforation, what to do with it below. */
export function CodeCard({ code, redeemed, lead, headingLevel = 2, fresh = false, ref }: CodeCardProps) {
  const texts = usePrizeTexts().code;
  const announce = useAnnounce();
  const id = useId();
  const shown = useRef<HTMLOutputElement>(null);
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await copyText(code, shown.current);
    announce(done ? texts.codeCopied : texts.notCopied);
    if (done) setCopied((count) => count + 1);
  };

  return (
    <Card as="section" padding="none" aria-labelledby={id} tabIndex={-1} ref={ref}>
      <div className={words}>
        <Status kind="done">{redeemed}</Status>
        <Heading level={headingLevel} size="title" id={id}>
          {texts.title}
        </Heading>
        <Text tone="soft">{lead}</Text>
      </div>
      <div className={stub}>
        <span className={notchAtStart} />
        <span className={notchAtEnd} />
        <output className={fresh ? `${codeStyle} ${appearing}` : codeStyle} aria-label={spelled(code)} ref={shown}>
          {codeGroups(code).map(({ signs, join }, index) => (
            <span key={index}>
              {signs}
              {join ? <span className={joinStyle}>{join}</span> : null}
            </span>
          ))}
        </output>
        <Button
          tone={copied > 0 ? 'quiet' : 'primary'}
          icon={copied > 0 ? 'check' : 'copy'}
          block
          onClick={() => void copy()}
        >
          {copied > 0 ? texts.copied : texts.copy}
        </Button>
        {fresh ? <TornTicket /> : null}
      </div>
    </Card>
  );
}
