import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useDrawCheckTexts } from '../../../messages/play/draw-check.ts';
import type { Check, CheckName } from '../check-draw.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import { check as row, checkTitle, code, mark, values, whole } from './VerifyPanel.css.ts';

interface CheckRowProps {
  number: number;
  name: CheckName;
  /** Undefined until the check has run. */
  check: Check | undefined;
}

/** A computed value; an entry's name stays in one piece. */
function Value({ excerpt: { value, more } }: { excerpt: Excerpt }) {
  const verify = useDrawCheckTexts();
  return (
    <span className={code}>
      {value.split(/(E-\d+)/).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
      {more > 0 ? ` ${verify.andMore(more)}` : null}
    </span>
  );
}

/** One check with the value computed here and the published one, side by side. */
export function CheckRow({ number, name, check }: CheckRowProps) {
  const verify = useDrawCheckTexts();
  const state = check ? (check.matches ? 'ok' : 'bad') : 'open';
  return (
    <li className={row}>
      <span className={mark({ state })} aria-hidden="true">
        {check ? <Icon name={check.matches ? 'check' : 'x'} size={16} /> : number}
      </span>
      <div>
        <span className={checkTitle}>
          {check ? <VisuallyHidden>{check.matches ? verify.matchesLabel : verify.failsLabel}</VisuallyHidden> : null}
          {verify.checks[name]}
        </span>
        {check ? (
          <div className={values}>
            {verify.computed} <Value excerpt={excerptOf(check.computed, check.published)} />
            {check.matches ? (
              verify.same
            ) : (
              <>
                {verify.published} <Value excerpt={excerptOf(check.published, check.computed)} />
              </>
            )}
          </div>
        ) : null}
      </div>
    </li>
  );
}
