import { useMessages } from '../../messages/messages.ts';
import { useFrame } from '../../app/data/frame.ts';

/** Title of the document: the screen's own, then the banner's name. */
export function PageTitle({ children }: { children: string }) {
  const { frame } = useMessages();
  return <title>{frame.pageTitle(children, useFrame().banner.name)}</title>;
}
