import type { Role } from '@vitis/contracts';
import type { PageRegistry } from '@vitis/contracts/registry';

/** `/a/b/c`, `/a/b`, `/a`. */
const withThoseAbove = (path: string): string[] => {
  const steps = path.split('/').filter(Boolean);
  return steps.map((_step, at) => `/${steps.slice(0, steps.length - at).join('/')}`);
};

/**
 * Who may open a screen that is still to come: those in whose menu it is, or to whom the screen above it belongs. Nothing
 * else is known of it.
 *
 * @returns undefined where every member may
 */
export function upcomingRoles({ remotes }: PageRegistry, path: string): Role[] | undefined {
  const descriptions = Object.values(remotes).map(({ description }) => description);
  for (const place of withThoseAbove(path)) {
    const menus = descriptions.flatMap(({ menus }) => menus).filter((entry) => entry.path === place);
    if (menus.length > 0) return [...new Set(menus.map(({ role }) => role))];
    const route = descriptions.flatMap(({ routes }) => routes).find((one) => one.path === place);
    if (route !== undefined) return route.roles;
  }
  return undefined;
}
