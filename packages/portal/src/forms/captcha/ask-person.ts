import { atom } from '@vitis/platform';

/** Answers the captcha that a person is asked to solve: with its token, or null where they do not want to. */
export type AnswerCaptcha = (token: string | null) => void;

/** The captcha that is asked for now; a `CaptchaHost` of the screen shows it. */
export const $askedCaptcha = atom<AnswerCaptcha | null>(null);

/** Asks the person for a captcha; null where they close it, or the screen has nowhere to show it. */
export async function askPerson(): Promise<string | null> {
  if ($askedCaptcha.lc === 0) return null;
  const token = await new Promise<string | null>((answer) => $askedCaptcha.set(answer));
  $askedCaptcha.set(null);
  return token;
}
