import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router-dom';
import type { ServerAnswers } from './server-answers.ts';

/** The answers of this page load, for loaders on the server; null in the browser. */
export const serverAnswersContext = createContext<ServerAnswers | null>(null);

/** The same for what is drawn. */
export const ServerAnswersContext = createReactContext<ServerAnswers | null>(null);
