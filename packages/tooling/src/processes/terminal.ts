import { styleText } from 'node:util';

/** A duration for a person: "0.4 s", "12 s", "3 min 5 s". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Styled where the terminal shows it; plain in a file or pipe. */
export const bold = (text: string): string => styleText('bold', text, { stream: process.stdout });
export const red = (text: string): string => styleText('red', text, { stream: process.stdout });
export const green = (text: string): string => styleText('green', text, { stream: process.stdout });
export const dim = (text: string): string => styleText('dim', text, { stream: process.stdout });
