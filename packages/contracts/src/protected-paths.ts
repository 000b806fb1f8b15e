/** Paths that send a guest to the login page. */
const PROTECTED_PATHS = ['/mypage', '/order', '/cart', '/chat'] as const;

/** True when a guest may not stay on the path. Containing one of them is enough, wherever it stands. */
export function isProtectedPath(path: string): boolean {
  return PROTECTED_PATHS.some((part) => path.includes(part));
}
