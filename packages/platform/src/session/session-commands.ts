/** What the shell does with the session when a screen asks for it. */
export interface SessionCommands {
  signIn: (accessToken: string) => Promise<boolean>;
  signOut: () => Promise<void>;
}

let commands: SessionCommands | null = null;

function provided(): SessionCommands {
  if (commands === null) throw new Error('The session can be changed only in a page that has been started');
  return commands;
}

/**
 * Hands a fresh access token (the answer of a login) to the shell: it keeps it in the cookie, learns who it belongs
 * to and tells the other tabs. True when somebody is signed in now; false when the provider refused the token.
 * Rejects when the provider cannot be reached; nobody is signed in then.
 */
export function signIn(accessToken: string): Promise<boolean> {
  return provided().signIn(accessToken);
}

/** Signs out in every tab and goes to the home page. */
export function signOut(): Promise<void> {
  return provided().signOut();
}

/** Shell only: what `signIn` and `signOut` do; the returned function takes it back. */
export function provideSessionCommands(given: SessionCommands): () => void {
  commands = given;
  return () => {
    if (commands === given) commands = null;
  };
}
