/** How much of a client's credit is used. */

export { CreditBar } from './credit-bar.tsx';
export { CreditUse } from './credit-use.tsx';
export { ShareTerm } from './share-term.tsx';
export { SharesBar } from './shares-bar.tsx';
