/** The password between two steps: in memory alone, gone with a reload. */
let held = '';

export const heldPassword = (): string => held;

export const holdPassword = (password: string): void => {
  held = password;
};
