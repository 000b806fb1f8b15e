export { RestockButton } from '@vitis/portal/buying';
