import type { Endpoint } from '@vitis/contracts';
import type { RouteDeclaration } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { Button, refreshIcon } from '@vitis/ui';
import { useRef } from 'react';
import { type DeclaredScreen, defineScreen } from '../../remote/define-screen.ts';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import { type DocumentList, type RowOf, useDocumentList } from '../document-list.ts';
import { declarationOf } from '../document-list-screen.tsx';
import { ListTitle, ListWords } from '../list-heading.tsx';
import { ListRows } from '../list-rows.tsx';
import { StatusTabs } from '../status-tabs.tsx';
import styles from './desk-list.module.scss';
import { PageSizeChoice } from './page-size-choice.tsx';
import { useDeskView } from './use-desk-view.ts';
import { useHeldRefresh } from './use-held-refresh.ts';
import { useNewRows } from './use-new-rows.ts';
import { ViewChoice } from './view-choice.tsx';

/**
 * The screen of a list at the desk of sales and shipping: from edge to edge, rows of one line, title, filters and what can
 * be done with the rows always in sight. Density, columns and the rows of a page are the reader's choice, which this device
 * keeps. On phones it looks as lists of the shop do.
 */
export function deskListScreen<E extends Endpoint, Status extends string, Sort extends string>(
  of: DocumentList<RowOf<E>, Status, Sort> & { endpoint: E; access?: RouteDeclaration['access'] },
): DeclaredScreen {
  const { Rows = ListRows } = of;
  function DeskListScreen() {
    const { t } = usePortalTexts();
    const language = useLanguage();
    const view = useDeskView(of.filters.path);
    const place = useRef<HTMLDivElement>(null);
    const held = useHeldRefresh(place);
    const state = useDocumentList(of, { usualSize: view.size, whenQuiet: held.ask });
    const { filters, isStale, list } = state;
    // In another order, or on another page, what stands first says nothing of what came last.
    const isLatestFirst =
      filters.page === 1 && filters.sort === of.filters.none.sort && filters.direction === 'desc';
    const isNew = useNewRows(
      isLatestFirst && list.status === 'ready' && !isStale ? of.filters.href(filters) : null,
      state.rows.map(of.number),
    );
    const labels = { t, language, now: new Date() };
    const known = of.columns.map((column) => ({ column, ...column(labels) }));
    const columns = known.filter(({ id }) => !view.hidden.includes(id)).map(({ column }) => column);
    const size = filters.size ?? view.size;
    const changeSize = (chosen: typeof size) => {
      view.setSize(chosen);
      state.change({ size: chosen });
    };
    return (
      <div ref={place} className={styles.list} data-whole>
        <div className={styles.bar}>
          <ListTitle of={of} state={state} />
          <StatusTabs of={of} state={state} />
          <ListWords of={of} state={state} />
          <ViewChoice columns={known} view={view} />
        </div>
        <Rows
          of={{ ...of, columns }}
          state={state}
          look={{
            density: view.density,
            isNew,
            foot: (
              <>
                <p role="status" className={styles.held}>
                  {held.isHeld ? (
                    <Button size="small" icon={refreshIcon} onClick={held.release}>
                      {t('portal.list.view.held')}
                    </Button>
                  ) : null}
                </p>
                <PageSizeChoice size={size} onChange={changeSize} />
              </>
            ),
          }}
        />
      </div>
    );
  }
  return defineScreen(DeskListScreen, declarationOf(of));
}
