/** Pages that stand in for one that is not served now; sent by the server, without the rest of the texts. */
export const refusals = {
  busy: {
    title: "We're a little busy",
    text: 'More people than usual are here right now. Nothing of yours is lost. Try again in a moment.',
  },
  tooFast: {
    title: 'One moment, please',
    text: 'You opened a lot of pages in a short time. Nothing of yours is lost. Wait a moment, then try again.',
  },
  unreadable: {
    title: "We can't read this request",
    text: 'The address may be misspelled, or a link may be broken.',
    home: 'Go to the home page',
  },
  tooMuch: {
    title: 'Your browser sent too much',
    text: "It keeps more cookies for this site than we can read. Delete this site's cookies, then try again.",
    home: 'Go to the home page',
  },
};
