import { reportFailure, useStore } from '@vitis/platform';
import { lazyComponent } from '@vitis/ui';
import { useEffect } from 'react';
import { $askedCaptcha } from './ask-person.ts';
import type { CaptchaDialogProps } from './captcha-dialog.tsx';

const dialog = lazyComponent<CaptchaDialogProps>(async () => {
  const { CaptchaDialog } = await import(/* webpackChunkName: "captcha-dialog" */ './captcha-dialog.tsx');
  return CaptchaDialog;
}, reportFailure);

/** Where a screen shows a captcha that a person has to solve: once in each whose calls go by `callWithCaptcha`. */
export function CaptchaHost() {
  const answer = useStore($askedCaptcha);
  const { Component, failure, retry } = dialog.use(answer !== null && 'now');
  useEffect(() => {
    if (answer === null || failure === null) return;
    retry();
    answer(null);
  }, [answer, failure, retry]);
  // Whoever leaves the screen has closed it.
  useEffect(() => () => $askedCaptcha.get()?.(null), []);
  return answer !== null && Component !== null ? <Component onAnswer={answer} /> : null;
}
