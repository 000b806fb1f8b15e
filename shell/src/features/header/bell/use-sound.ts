import { reportFailure } from '@vitis/platform';
import { useEffect, useState } from 'react';

/** Key in the device's storage; there where somebody wants to hear what is new. */
const NAME = 'vitis-sound';
/** Held by the tab that sounds: the others, which hear of the same, keep still. */
const LOCK = 'vitis-sound';
/** The two notes, in Hz, and how long each sounds, in seconds. */
const NOTES = [784, 1_047];
const SECONDS = 0.16;

/** Two short notes, made here: no file is fetched. A tab in which nobody has pressed anything yet leaves them to another. */
async function ring(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const context = new AudioContext();
    for (const [index, note] of NOTES.entries()) {
      const begin = context.currentTime + index * SECONDS;
      const volume = new GainNode(context, { gain: 0.12 });
      volume.gain.setTargetAtTime(0, begin + SECONDS / 2, SECONDS / 4);
      const tone = new OscillatorNode(context, { frequency: note });
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 2 * SECONDS);
    }
    await new Promise((end) => setTimeout(end, NOTES.length * 2 * SECONDS * 1_000));
    await context.close();
  });
}

function wantsSound(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

function keep(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(NAME, 'on');
    else localStorage.removeItem(NAME);
  } catch {
    // A device that keeps nothing has the choice until the page is left.
  }
}

export interface Sound {
  wanted: boolean;
  /** Turned on, it sounds once, so that its reader knows it. */
  want: (wanted: boolean) => void;
}

/**
 * A sound for what is new, where somebody wants it on this device.
 *
 * @param at when the latest news came; 0 before there is any
 */
export function useSound(at: number): Sound {
  const [wanted, setWanted] = useState(wantsSound);
  useEffect(() => {
    // Another tab may have turned it on or off.
    if (at > 0 && wantsSound()) ring().catch(reportFailure);
  }, [at]);
  return {
    wanted,
    want: (next) => {
      setWanted(next);
      keep(next);
      if (next) ring().catch(reportFailure);
    },
  };
}
