import { createContext, use } from 'react';

/** Loads another document. */
export type Leave = (path: string) => void;

export const LeaveContext = createContext<Leave>((path) => window.location.assign(path));

/** Leaves this document for another: nothing of a session that has begun or ended stays in the page. */
export const useLeave = (): Leave => use(LeaveContext);
