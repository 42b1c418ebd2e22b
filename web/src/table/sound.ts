/** Sounds made on the spot, so that nothing has to be fetched. */

import { settings } from "../core/settings.svelte.ts";
import type { Tone } from "./face.ts";

type Voice = (audio: AudioContext, out: AudioNode, at: number) => void;

interface Note {
  pitch: number;
  to?: number;
  start: number;
  length: number;
  wave: OscillatorType;
  loud: number;
}

let audio: AudioContext | null = null;

function sing(context: AudioContext, out: AudioNode, at: number, note: Note): void {
  const voice = context.createOscillator();
  const envelope = context.createGain();
  const begin = at + note.start;
  voice.type = note.wave;
  voice.frequency.setValueAtTime(note.pitch, begin);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, begin + note.length);
  envelope.gain.setValueAtTime(0.0001, begin);
  envelope.gain.exponentialRampToValueAtTime(note.loud, begin + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, begin + note.length);
  voice.connect(envelope).connect(out);
  voice.start(begin);
  voice.stop(begin + note.length + 0.02);
}

/** A burst of noise: a drum, or the rustle of a card. */
function rustle(context: AudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number): void {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1) samples[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(out);
  source.start(at);
}

function chord(notes: readonly Note[]): Voice {
  return (context, out, at) => {
    for (const note of notes) sing(context, out, at, note);
  };
}

const bell = (pitch: number, start: number): Note[] => [
  { pitch, start, length: 1.1, wave: "sine", loud: 0.28 },
  { pitch: pitch * 2.76, start, length: 0.5, wave: "sine", loud: 0.08 },
];
const horn = (pitch: number, start: number, length: number): Note => ({ pitch, start, length, wave: "triangle", loud: 0.22 });

const VOICES: Record<Tone, Voice> = {
  knock: (context, out, at) => {
    sing(context, out, at, { pitch: 210, to: 120, start: 0, length: 0.09, wave: "sine", loud: 0.5 });
    rustle(context, out, at, 0.04, 1400, 0.25);
  },
  tick: (context, out, at) => sing(context, out, at, { pitch: 1400, to: 900, start: 0, length: 0.06, wave: "square", loud: 0.12 }),
  cards: (context, out, at) => rustle(context, out, at, 0.12, 3200, 0.35),
  bell: chord([...bell(659, 0), ...bell(880, 0.16)]),
  drum: (context, out, at) => {
    for (let beat = 0; beat < 14; beat += 1) rustle(context, out, at + beat * 0.06, 0.07, 260, 0.25 + beat * 0.03);
  },
  fall: chord([
    { pitch: 330, to: 160, start: 0, length: 0.45, wave: "triangle", loud: 0.3 },
    { pitch: 165, to: 80, start: 0.12, length: 0.5, wave: "sine", loud: 0.35 },
  ]),
  fanfare: chord([horn(392, 0, 0.2), horn(523, 0.16, 0.2), horn(659, 0.32, 0.2), horn(784, 0.48, 0.7), horn(523, 0.48, 0.7)]),
};

/** Make a sound, as loud as the person wants it; browsers stay silent until the first click or key. */
export function play(tone: Tone): void {
  if (settings.sound <= 0 || document.hidden || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  sound(tone);
}

/** The same in a page that is not looked at: a game waits. */
export function call(tone: Tone): void {
  if (settings.sound <= 0 || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  sound(tone);
}

function sound(tone: Tone): void {
  audio ??= new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = settings.sound;
  volume.connect(audio.destination);
  VOICES[tone](audio, volume, audio.currentTime + 0.01);
}
