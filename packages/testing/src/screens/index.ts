/** The tests that every screen of a kind owes, each kind by one suite: a screen's own test adds what is its own. */

export { testDetailScreen } from './test-detail-screen.tsx';
export { testFormScreen } from './test-form-screen.tsx';
export { testListScreen } from './test-list-screen.tsx';
