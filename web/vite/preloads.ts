/** Loaded with every page. */
const always = /[\\/](?:entry-client|frame|framework|rolldown-runtime)-[^\\/]+$/;
/** What a page asks for by itself once it is idle or has been typed in, and what the server's page names already. */
const unhurried =
  /[\\/](?:Advice|CardStepper|CartFoot|CartOverlays|CheckoutBar|EditBar|Elsewhere|EmptyCart|Footer|ForUArea|ForYou|LateClips|PageNotices|PendingOrder|PlayRow|RewardSwitch|SessionTimeoutDialog|StorePicker|SuggestionPanel|WinnerNotice|keep-pages|routes)-[^\\/]+$/;

/**
 * Which files are asked for side by side with code that loads later: what it needs and no page has yet. Where
 * nobody waits for it, its files are found on the way: each name that is left out makes the first load lighter.
 * @param code the file that is imported @param files all that it needs, itself among them
 */
export const preloads = (code: string, files: string[]): string[] =>
  unhurried.test(code) ? [] : files.filter((file) => !always.test(file));
