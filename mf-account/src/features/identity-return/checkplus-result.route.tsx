import { defineScreen } from '@vitis/portal/remote';
import { IdentityReturn } from './identity-return.tsx';

/** Where an identity check leads its pop-up back to. */
export const Screen = defineScreen(CheckplusResultScreen, { access: 'everyone' });

function CheckplusResultScreen() {
  return <IdentityReturn window="popup" />;
}
