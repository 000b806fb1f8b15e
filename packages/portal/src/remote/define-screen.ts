import type { RouteDeclaration } from '@vitis/platform';
import type { ComponentType } from 'react';

/** A screen that says whom it is for, what it reads first and what its page is called. */
export type DeclaredScreen = ComponentType & { route: RouteDeclaration };

/**
 * Declares a screen: the one export of a `*.route.tsx`, called `Screen`. The declaration is carried by the component,
 * since a module that exports anything besides components cannot be replaced in a page under development.
 */
export const defineScreen = (Screen: ComponentType, route: RouteDeclaration): DeclaredScreen =>
  Object.assign(Screen, { route });
