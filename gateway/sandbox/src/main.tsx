import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './sandbox.css';
import { createRoot } from 'react-dom/client';
import { Sandbox } from './Sandbox.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Sandbox />);
