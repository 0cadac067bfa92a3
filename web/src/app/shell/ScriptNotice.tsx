import { useNoScriptsTexts } from '../../messages/frame/no-scripts.ts';
import { notice } from './ScriptNotice.css.ts';

/** For browsers without scripts: what can be done here, and what its buttons need. Scripts have no use for its words. */
export const ScriptNotice = () => <noscript>{import.meta.env.SSR && <Words />}</noscript>;

const Words = () => <p className={notice}>{useNoScriptsTexts().text}</p>;
