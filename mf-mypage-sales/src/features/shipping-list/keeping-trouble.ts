import { AlreadyRecorded } from '@vitis/driver-outbox';

/**
 * The key of the text that says why something could not be kept on the device. What is neither another tab's doing nor the
 * storage's is a fault of the page, and is reported.
 */
export function keepingTrouble(error: unknown) {
  if (error instanceof AlreadyRecorded) return 'shipping.trouble.recorded';
  // All that a browser's database says is one of these, a full device among them.
  if (error instanceof DOMException) return 'shipping.trouble.notKept';
  reportError(error);
  return 'shipping.trouble.unexpected';
}
