import type { ReactNode } from 'react';

/** Words for those who listen. The class comes with the tokens. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
