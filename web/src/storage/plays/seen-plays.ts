import { cookieNames } from '../cookies.ts';
import { keepCookie } from '../keep-cookie.ts';

/** Nobody plays more often in a day and leaves all results unseen. */
const most = 10;
/** No result is shown again after a day. */
const seconds = 24 * 60 * 60;

function marks(): string[] {
  if (typeof document === 'undefined') return [];
  const kept = document.cookie.split('; ').find((each) => each.startsWith(`${cookieNames.seenPlays}=`));
  return kept?.slice(cookieNames.seenPlays.length + 1).split('.') ?? [];
}

/** Plays of the last day whose results this browser has shown to the end, by their marks; in a cookie, so that the server's page knows them too (T-39). */
export const seenPlays = {
  /** What is known of a play may be older than the cookie. @param unseenMark null for a play that was seen, or is old */
  lacks: (unseenMark: string | null): boolean => unseenMark !== null && !marks().includes(unseenMark),
  add: (mark: string): void =>
    keepCookie(
      cookieNames.seenPlays,
      [mark, ...marks().filter((each) => each !== mark)].slice(0, most).join('.'),
      seconds,
    ),
};
