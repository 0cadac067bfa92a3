/** Points of an order are ready at most this many hours after it is handed over (N-11). */
export const processingHours = 48;

/** G-126. */
export const processingNote = `It may take up to ${processingHours} hours to process new activity.`;

/** When points post: in time, even if a job has yet to run. */
export const postWithin = { hours: processingHours - 1 };
