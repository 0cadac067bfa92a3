import { useMessages } from '../../messages/messages.ts';
import { notice } from './ScriptNotice.css.ts';

/** For browsers without scripts: what can be done here, and what its buttons need. */
export function ScriptNotice() {
  return (
    <noscript>
      <p className={notice}>{useMessages().frame.noScripts}</p>
    </noscript>
  );
}
