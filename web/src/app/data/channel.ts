interface Channel<Message> {
  /** Tells the browser's other tabs. */
  post: (message: Message) => void;
  close: () => void;
}

/**
 * Opens a channel of the browser's tabs. A page with an open one may not be kept for Back and Forward: it is closed when
 * the page is left, and opened again when the page comes back.
 * @param comeBack the page is back, and may have missed something
 */
export function openChannel<Message>(
  name: string,
  hear: (message: Message) => void,
  comeBack: () => void = () => undefined,
): Channel<Message> {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    open();
    comeBack();
  };
  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', show);
  return {
    post: (message) => channel?.postMessage(message),
    close() {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', show);
      close();
    },
  };
}
