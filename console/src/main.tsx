import '@larder/design-system/reset';
import '@larder/design-system/themes/haggen.css';
import { LiveRegionProvider } from '@larder/design-system/LiveRegion';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { MessagesProvider } from './messages/messages.tsx';

const place = document.querySelector('#console');
if (place)
  createRoot(place).render(
    <StrictMode>
      <MessagesProvider>
        <LiveRegionProvider>
          <App />
        </LiveRegionProvider>
      </MessagesProvider>
    </StrictMode>,
  );
