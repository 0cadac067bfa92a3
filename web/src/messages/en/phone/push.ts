/** Texts of notifications: what a phone shows while no page is open. */
export const push = {
  title: 'Notifications on this device',
  lead: 'Shown even when no page is open. Nothing private is on your lock screen.',
  impossible: "This browser can't show notifications. On an iPhone or iPad, add the app to your home screen first.",
  blocked: "Notifications are off for this site in your browser's settings. Turn them on there, and come back.",
  away: "We couldn't load your notifications. Please try again later.",
  failed: "We couldn't turn notifications on. Please try again.",
  saved: (what: string, isOn: boolean) => `${what}: ${isOn ? 'on' : 'off'}`,
  kinds: {
    ORDERS: { title: 'Orders', text: "When it's ready or on its way, and when something changes." },
    WINS: { title: 'Wins and prizes', text: 'When you win, and when a prize you wanted is back.' },
    SCHEDULE: { title: 'Schedule & Save', text: "What's coming, and when a price needs your say." },
  },
  ask: {
    ORDERS: { title: "Get told when it's ready", text: "We'll tell you on this device, and if anything changes." },
    WINS: { title: 'Get told if you win', text: "We'll tell you on this device, so you can claim in time." },
    SCHEDULE: { title: 'Get told before it comes', text: "We'll tell you on this device what's in your next order." },
    turnOn: 'Turn on',
    notNow: 'Not now',
    on: "You're set. We'll tell you on this device.",
    settings: 'Choose what we tell you',
  },
};
