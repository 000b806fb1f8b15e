/** The page's global alert and confirm. */
export function Dialogs() {
  return null;
}
