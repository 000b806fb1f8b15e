export { ReorderDialog } from '@vitis/portal/buying';
