import type { Endpoint } from '@vitis/contracts';
import type { RouteDeclaration } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { Button, refreshIcon, useMediaQuery } from '@vitis/ui';
import { useCallback, useRef, useState } from 'react';
import { type DeclaredScreen, defineScreen } from '../../remote/define-screen.ts';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import { type DocumentList, type RowOf, useDocumentList } from '../document-list.ts';
import { declarationOf } from '../document-list-screen.tsx';
import { ListTitle, ListWords } from '../list-heading.tsx';
import { ListRows } from '../list-rows.tsx';
import { StatusTabs } from '../status-tabs.tsx';
import styles from './desk-list.module.scss';
import handStyles from './in-hand.module.scss';
import { InHandPane } from './in-hand-pane.tsx';
import { KeysHelp } from './keys-help.tsx';
import { PageSizeChoice } from './page-size-choice.tsx';
import { SavedViews } from './saved-views.tsx';
import { useDeskView } from './use-desk-view.ts';
import { useHeldRefresh } from './use-held-refresh.ts';
import { useNewRows } from './use-new-rows.ts';
import { useRowInHand } from './use-row-in-hand.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowPress } from './use-row-press.ts';
import { useSavedViews } from './use-saved-views.ts';
import { ViewChoice } from './view-choice.tsx';

/**
 * The screen of a list at the desk of sales and shipping: from edge to edge, rows of one line, title, filters and what can
 * be done with the rows always in sight. Density, columns, the rows of a page and views under a name are the reader's choice,
 * which this device keeps; keys go through the rows. On phones it looks as lists of the shop do.
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
    const { views, setViews } = useSavedViews(of.filters.path);
    const [isHelpOpen, setHelpOpen] = useState(false);
    const openHelp = useCallback(() => setHelpOpen(true), []);
    const { InHand, Narrow, Narrowed } = of;
    const hand = useRowInHand(of.filters.path, InHand !== undefined);
    useRowKeys(place, view.hasKeys, openHelp, hand);
    useRowPress(place, hand);
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
    const narrowing = { filters, byDelivery: of.filters.byDelivery, change: state.change };
    const labels = { t, language, now: serverNow() };
    const known = of.columns.map((column) => ({ column, ...column(labels) }));
    const inHand = state.rows.find((row) => of.number(row) === hand.shown);
    // Beside a row in hand the list has the room of a narrower window.
    const isNarrow = !useMediaQuery('(min-width: 1600px)') && inHand !== undefined;
    const columns = known
      .filter(({ id, yields }) => !view.hidden.includes(id) && !(isNarrow && yields))
      .map(({ column }) => column);
    const size = filters.size ?? view.size;
    const changeSize = (chosen: typeof size) => {
      view.setSize(chosen);
      state.change({ size: chosen });
    };
    return (
      <div
        className={handStyles.desk}
        data-whole
        data-offered={hand.isPossible || undefined}
        data-open={inHand !== undefined || undefined}
      >
        <div ref={place} className={styles.list}>
          <div className={styles.bar}>
            <ListTitle of={of} state={state} />
            <StatusTabs of={of} state={state} />
            <ListWords of={of} state={state} />
            <div className={styles.choices}>
              {Narrow ? (
                <div className={styles.narrow}>
                  <Narrow {...narrowing} />
                </div>
              ) : null}
              <SavedViews
                views={views}
                address={of.filters.href({ ...filters, page: 1 })}
                onChange={setViews}
              />
              <ViewChoice columns={known} view={view} onHelp={openHelp} />
            </div>
            {Narrowed ? (
              <div className={styles.narrowed}>
                <Narrowed {...narrowing} />
              </div>
            ) : null}
          </div>
          <Rows
            of={{ ...of, columns }}
            state={state}
            look={{
              density: view.density,
              isNew,
              inHand: hand.taken,
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
          {isHelpOpen ? <KeysHelp onClose={() => setHelpOpen(false)} /> : null}
        </div>
        {InHand !== undefined && inHand !== undefined ? (
          <InHandPane
            key={of.number(inHand)}
            number={of.number(inHand)}
            href={`${of.filters.path}/${of.number(inHand)}`}
            onClose={hand.close}
          >
            <InHand row={inHand} href={`${of.filters.path}/${of.number(inHand)}`} refresh={state.refresh} />
          </InHandPane>
        ) : null}
      </div>
    );
  }
  return defineScreen(DeskListScreen, declarationOf(of));
}
