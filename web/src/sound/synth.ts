import type { Sound } from "./hearing";

/** A tone: its pitch in hertz, when it begins and how long it sounds, in seconds. */
type Tone = [pitch: number, begins: number, lasts: number];

interface Voice {
  wave: OscillatorType;
  loud: number;
  tones: Tone[];
}

// Quiet and short, and each different in its shape as well as its pitch: rising, falling, a tap, a chord.
const VOICES: Record<Sound, Voice> = {
  turn: { wave: "sine", loud: 0.1, tones: [[523, 0, 0.22], [784, 0.12, 0.4]] },
  card: { wave: "triangle", loud: 0.05, tones: [[196, 0, 0.07]] },
  won: { wave: "sine", loud: 0.07, tones: [[440, 0, 0.16], [554, 0.09, 0.16], [659, 0.18, 0.34]] },
  lost: { wave: "sine", loud: 0.06, tones: [[330, 0, 0.18], [262, 0.12, 0.34]] },
  over: { wave: "sine", loud: 0.06, tones: [[262, 0, 1.2], [392, 0.08, 1.2], [523, 0.16, 1.3]] },
  chat: { wave: "triangle", loud: 0.05, tones: [[880, 0, 0.06], [988, 0.08, 0.09]] },
};

const SOFT = 0.012; // seconds in which a tone swells, so that it does not click

/** Makes the sounds, without files. Browsers keep it silent until somebody has touched the page. */
export class Synth {
  private context: AudioContext | null = null;

  /** To be called when somebody touches the page or presses a key. */
  wake(): void {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume().catch(() => undefined);
  }

  /** Makes a sound, a little later if wanted. What cannot be heard now is not heard later either. */
  play(sound: Sound, delay = 0): void {
    const context = this.context;
    if (context === null || context.state !== "running") return;
    const { wave, loud, tones } = VOICES[sound];
    for (const [pitch, begins, lasts] of tones) {
      const start = context.currentTime + delay + begins;
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loud, start + SOFT);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
      const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
      tone.connect(gain).connect(context.destination);
      tone.start(start);
      tone.stop(start + lasts);
    }
  }
}
