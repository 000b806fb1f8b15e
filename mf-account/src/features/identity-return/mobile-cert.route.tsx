import { defineScreen } from '@vitis/portal/remote';
import { IdentityReturn } from './identity-return.tsx';

/** Where an identity check leads the page back to that left: in the app, and where pop-ups are blocked. */
export const Screen = defineScreen(MobileCertScreen, { access: 'everyone' });

function MobileCertScreen() {
  return <IdentityReturn window="page" />;
}
