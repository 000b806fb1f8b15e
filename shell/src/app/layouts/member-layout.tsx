import type { ComponentType } from 'react';
import { AccountEntry } from '../../features/header/account/account-entry.tsx';
import { bellStore } from '../../features/header/bell/bell.store.ts';
import { IconEntry } from '../../features/header/header-icons.tsx';
import { LanguageEntry } from '../../features/header/language-entry.tsx';
import { SearchBox } from '../../features/header/search/search-box.tsx';
import { withDeadline } from '../../federation/deadline.ts';
import { LOAD_DEADLINE_MS } from '../../federation/remote-loader.ts';
import { useCurrentRoute } from '../../shared/current-route.ts';
import { EmptyLayout } from './empty-layout.tsx';
import layouts from './layouts.module.scss';
import type { MemberFrameProps } from './member-frame.tsx';
import { PageBreadcrumb } from './page-breadcrumb.tsx';

let Frame: ComponentType<MemberFrameProps> | null = null;

/**
 * Fetches the frame of members, which no guest pays for; one file with all that members alone have in the header. Never
 * throws: a screen whose frame does not come stands below the shop's header without it, and the next navigation tries again.
 */
export async function loadMemberFrame(): Promise<void> {
  if (Frame !== null) return;
  const load = () => import(/* webpackChunkName: "member-frame" */ './member-frame.tsx');
  const loaded = await withDeadline(LOAD_DEADLINE_MS, load).catch(() => null);
  Frame = loaded?.MemberFrame ?? null;
}

export const hasMemberFrame = (): boolean => Frame !== null;

// What the page has anyway is handed over: shared by import it would be some 400 bytes heavier.
const HANDED = { AccountEntry, IconEntry, LanguageEntry, PageBreadcrumb, SearchBox, bellStore, layouts };

/** My page and the desk: what stands around them has come by the time that their screens are shown. */
export function MemberLayout() {
  const { layout } = useCurrentRoute();
  return Frame === null ? <EmptyLayout /> : <Frame {...HANDED} isMyPage={layout === 'mypage'} />;
}
