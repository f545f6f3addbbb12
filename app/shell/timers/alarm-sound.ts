const BEEPS = 6;
const BEEP_SECONDS = 0.25;
const PAUSE_SECONDS = 0.2;
const HERTZ = 880;
const LOUDNESS = 0.4;
const VIBRATION_MS = [400, 200, 400, 200, 800];

let audio: AudioContext | undefined;

/** Call on user interaction: browsers only then let a page start audio. */
export function prepareAlarm(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
}

export function soundAlarm(): void {
  // Without user activation neither works, and browsers log a warning.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(VIBRATION_MS);
  prepareAlarm();
  if (!audio) return;
  for (let beep = 0; beep < BEEPS; beep++) {
    beepAt(audio, audio.currentTime + beep * (BEEP_SECONDS + PAUSE_SECONDS));
  }
}

export function silenceAlarm(): void {
  navigator.vibrate?.(0);
  audio?.close().catch(() => {});
  audio = undefined;
}

function beepAt(to: AudioContext, start: number): void {
  const [tone, volume] = [to.createOscillator(), to.createGain()];
  tone.frequency.value = HERTZ;
  volume.gain.setValueAtTime(LOUDNESS, start);
  // Fade out, because an abrupt end clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, start + BEEP_SECONDS);
  tone.connect(volume).connect(to.destination);
  tone.start(start);
  tone.stop(start + BEEP_SECONDS);
}
