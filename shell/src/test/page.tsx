import type { PageRegistry, PageRemote } from '@vitis/contracts/registry';
import type { ReactNode } from 'react';
import { PageContext } from '../shared/page-context.ts';

type Description = PageRemote['description'];
type Menu = Description['menus'][number];

const texts = (text: string) => ({
  'ko-KR': text,
  'en-US': `${text} (en)`,
  'zh-CN': `${text} (cn)`,
  'zh-TW': `${text} (tw)`,
  'ja-JP': `${text} (ja)`,
});

/** A menu entry as a remote announces it. */
export const menu = (
  role: Menu['role'],
  group: Menu['group'],
  path: string,
  label: string,
  order = 10,
): Menu => ({
  role,
  group,
  path,
  label: texts(label),
  order,
});

/** A route as a remote announces it. */
export const route = (path: string, title: string): Description['routes'][number] => ({
  path,
  chunk: 'screen',
  title: texts(title),
  layout: 'default',
  guest: true,
  tabBar: true,
  footer: true,
});

/** A registry with one remote. */
export function registryOf(description: Partial<Description> = {}): PageRegistry {
  return {
    shell: '0.1.0-00000000',
    remotes: {
      'mf-test': {
        build: '0.1.0-11111111',
        description: {
          routes: [],
          menus: [],
          upcoming: [],
          ...description,
        },
      },
    },
  };
}

/** Stands where the page does: the shell's features read the registry from it. */
export function Page({
  registry = registryOf(),
  children,
}: {
  registry?: PageRegistry;
  children: ReactNode;
}) {
  return <PageContext value={{ registry }}>{children}</PageContext>;
}
