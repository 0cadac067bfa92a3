import { useEffect, useState, useSyncExternalStore } from 'react';
import * as styles from './figures.css.ts';

export type Picture = 'anatomy' | 'do' | 'dont';

/** The attributes of the page that say how it looks. */
const appearance = ['data-banner', 'data-scheme', 'data-contrast', 'data-motion', 'dir', 'lang'] as const;

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [...appearance] });
  return () => observer.disconnect();
}

const globals = () => {
  const page = document.documentElement;
  const { banner = 'safeway', scheme = 'light', contrast } = page.dataset;
  return `banner:${banner};scheme:${scheme};contrast:${contrast === 'more' ? 'more' : 'normal'};direction:${page.dir || 'ltr'};motion:reduced`;
};

interface FrameProps {
  component: string;
  picture: Picture;
  height: number;
  title: string;
  /** Called with the page inside, each time that it may have changed. */
  onDrawn?: ((page: Document, frame: HTMLIFrameElement) => void) | undefined;
}

/** A page of its own for a picture of what covers the page: an overlay stays in its frame and takes no focus. */
export function Frame({ component, picture, height, title, onDrawn }: FrameProps) {
  const look = useSyncExternalStore(watch, globals);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);

  useEffect(() => {
    if (!frame || !onDrawn) return undefined;
    const observer = new MutationObserver(() => tell());
    const tell = () => frame.contentDocument && onDrawn(frame.contentDocument, frame);
    const listen = () => {
      const page = frame.contentDocument;
      if (!page) return;
      observer.observe(page.body, { childList: true, subtree: true, attributes: true });
      page.addEventListener('animationend', tell);
      tell();
    };
    frame.addEventListener('load', listen);
    const resize = new ResizeObserver(tell);
    resize.observe(frame);
    return () => {
      frame.removeEventListener('load', listen);
      observer.disconnect();
      resize.disconnect();
    };
  }, [frame, onDrawn]);

  return (
    <iframe
      ref={setFrame}
      key={look}
      title={title}
      className={styles.frame}
      height={height}
      inert
      loading="lazy"
      src={`iframe.html?id=foundations-figure--figure&viewMode=story&args=component:${component};picture:${picture}&globals=a11y.manual:!true;${look}`}
    />
  );
}
