import { useStore } from '@vitis/platform';
import { lazyFrameComponent } from '../../shared/lazy-frame-component.tsx';
import { passwordAdviceStore } from '../../shared/password-advice.store.ts';

const PasswordPrompt = lazyFrameComponent<{ onDone: () => void }>(() =>
  import(/* webpackChunkName: "password-prompt" */ './password-prompt.tsx').then(
    (module) => module.PasswordPrompt,
  ),
);

const done = () => passwordAdviceStore.set(false);

/** Asks for a new password after a sign-in with one that has grown old (spec §4, §5). */
export function PasswordAdvice() {
  return useStore(passwordAdviceStore) ? <PasswordPrompt onDone={done} /> : null;
}
