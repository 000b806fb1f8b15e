/** The dialog of my page, whose code comes when somebody orders again. */

export { ReorderDialog } from '@vitis/portal/buying';
