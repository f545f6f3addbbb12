const BEEPS = 6;
const BEEP_SECONDS = 0.25;
const PAUSE_SECONDS = 0.2;
const HERTZ = 880;
const LOUDNESS = 0.4;
const VIBRATION_MS = [400, 200, 400, 200, 800];

let audio: AudioContext | undefined;

/** To be called at a touch: only then may a page begin to make sounds. */
export function prepareAlarm(): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
}

/** A few beeps and a shake, where the browser and the device allow them. */
export function soundAlarm(): void {
  // A page that was not touched since it was loaded may do neither, and is told off for trying.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(VIBRATION_MS);
  prepareAlarm();
  if (!audio) return;
  for (let beep = 0; beep < BEEPS; beep++) {
    beepAt(audio, audio.currentTime + beep * (BEEP_SECONDS + PAUSE_SECONDS));
  }
}

function beepAt(to: AudioContext, start: number): void {
  const [tone, volume] = [to.createOscillator(), to.createGain()];
  tone.frequency.value = HERTZ;
  volume.gain.setValueAtTime(LOUDNESS, start);
  // Not cut off at once: that clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, start + BEEP_SECONDS);
  tone.connect(volume).connect(to.destination);
  tone.start(start);
  tone.stop(start + BEEP_SECONDS);
}
