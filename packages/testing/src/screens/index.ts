/** The tests that every screen of a kind owes, each kind by one suite: a screen's own test adds what is its own. */

export { testListScreen } from './test-list-screen.tsx';
