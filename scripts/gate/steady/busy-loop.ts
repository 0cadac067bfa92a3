import { work } from '../speed-work.ts';

// Ends with its thread.
for (;;) work();
