import { IconButton } from '@larder/design-system/IconButton';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useState } from 'react';
import { useDrawCheckTexts } from '../../../messages/play/draw-check.ts';
import { Hash } from '../../../ui/Hash/Hash.tsx';
import { box, value as valueStyle } from './CopyHash.css.ts';

interface CopyHashProps {
  /** What the hash is of, for the button's name: "the commitment". */
  of: string;
  value: string;
}

const shownFor = 3000;

/** A published hash in full, in groups of eight, to compare by eye or copy. */
export function CopyHash({ of, value }: CopyHashProps) {
  const verify = useDrawCheckTexts();
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    announce(done ? verify.copied(of) : verify.notCopied);
    setCopied(done === true);
  };
  return (
    <div className={box}>
      <code className={valueStyle}>
        <Hash value={value} />
      </code>
      <IconButton label={verify.copy(of)} icon={copied ? 'check' : 'copy'} onClick={() => void copy()} />
    </div>
  );
}
