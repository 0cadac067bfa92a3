import { pageState } from '../../../page/page.ts';
import { soundSetting } from '../../../storage/sound-setting.ts';

const page = pageState((): { audio?: AudioContext } => ({}));

interface Tone {
  /** Seconds from now. */
  at: number;
  hertz: number;
  seconds: number;
  loudness: number;
  shape: OscillatorType;
}

const nothing = (): void => {};

/** Plays tones when sound is on; the answer stops what has not sounded yet. */
function sound(tones: readonly Tone[]): () => void {
  if (!soundSetting.read() || typeof AudioContext === 'undefined') return nothing;
  const audio = (page().audio ??= new AudioContext());
  void audio.resume();
  const all = tones.map(({ at, hertz, seconds, loudness, shape }) => {
    const oscillator = new OscillatorNode(audio, { frequency: hertz, type: shape });
    const gain = new GainNode(audio, { gain: 0 });
    const start = audio.currentTime + at;
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
    return oscillator;
  });
  return () => {
    for (const oscillator of all) oscillator.stop();
  };
}

/** The sounds of the games, made of tones: nothing is loaded. */
export const soundOf = {
  /** The pointer of the wheel; times in seconds from now. */
  ticks: (times: readonly number[]) =>
    sound(times.map((at) => ({ at, hertz: 1900, seconds: 0.03, loudness: 0.08, shape: 'square' as const }))),
  /** A square opens, a jar opens, a stamp lands. */
  pop: (at = 0) => sound([{ at, hertz: 520, seconds: 0.09, loudness: 0.14, shape: 'triangle' }]),
  /** A win. */
  chime: () =>
    sound(
      [523.25, 659.25, 783.99, 1046.5].map((hertz, index) => ({
        at: index * 0.11,
        hertz,
        seconds: 0.5,
        loudness: 0.12,
        shape: 'sine' as const,
      })),
    ),
};
