import { useStore } from '@vitis/platform';
import { lazyFrameComponent } from '../../shared/lazy-frame-component.tsx';
import { passwordAdviceStore } from '../../shared/password-advice.store.ts';

const PasswordPrompt = lazyFrameComponent<{ days: number; onDone: () => void }>(() =>
  import(/* webpackChunkName: "password-prompt" */ './password-prompt.tsx').then(
    (module) => module.PasswordPrompt,
  ),
);

const done = () => passwordAdviceStore.set(null);

/** Asks for a new password after a sign-in with one that has grown old. */
export function PasswordAdvice() {
  const days = useStore(passwordAdviceStore);
  return days === null ? null : <PasswordPrompt days={days} onDone={done} />;
}
