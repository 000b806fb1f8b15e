import type { WineMenu } from '@vitis/contracts';
import { menuSections } from '@vitis/domain';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type MenuBlock, MenuPage } from './menu-page.tsx';
import styles from './menu-sheets.module.scss';
import { balancedColumns, type Column, packColumns } from './pack-columns.ts';

interface Props {
  menu: WineMenu;
  /** Of the public page; null while there is none. */
  link: string | null;
}

/** Millimetres in pixels of CSS. */
const PIXELS = 96 / 25.4;
const COLUMNS = { CLASSIC: 1, COLUMNS: 2, CARDS: 1 } as const;
/** Columns that are seen at once and end at one height: of a page, or of the two cards of a sheet. */
const COLUMNS_TOGETHER = { CLASSIC: 1, COLUMNS: 2, CARDS: 2 } as const;
/** How wide a sheet of paper is; two cards stand on one that lies on its side. */
const WIDTHS = { CLASSIC: 210, COLUMNS: 210, CARDS: 297 } as const;

const isEverything = (columns: readonly Column[], count: number): boolean =>
  columns.reduce((sum, { blocks }) => sum + blocks.length, 0) === count;

/**
 * The list on its sheets, as they will leave the printer: smaller on the screen, alone on paper. How much stands on each
 * is measured on sheets that nobody sees, since a name may take two lines.
 */
export function MenuSheets({ menu, link }: Props) {
  const blocks = useMemo(
    (): MenuBlock[] =>
      menuSections(menu.wines, menu.language).flatMap((section) => [
        { section },
        ...section.wines.map((wine) => ({ section, wine })),
      ]),
    [menu],
  );
  const measure = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<readonly Column[]>([]);
  const sheets = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState(0);
  const [fonts, setFonts] = useState(0);
  const perPage = COLUMNS[menu.layout];

  useLayoutEffect(() => {
    const unseen = measure.current;
    if (!unseen) return;
    const rooms = [...unseen.querySelectorAll<HTMLElement>('[data-body]')].map((body) => body.clientHeight);
    const heights = [...unseen.querySelectorAll<HTMLElement>('[data-block]')].map(
      (each) => each.offsetHeight,
    );
    const measured = blocks.map(({ wine }, at) => ({ height: heights[at] ?? 0, isHeading: !wine }));
    const roomOf = (column: number) => rooms[column < perPage ? 0 : 1] ?? 0;
    const columns = packColumns(measured, roomOf);
    const isOneCard = menu.layout === 'CARDS' && columns.length === 1;
    setColumns(isOneCard ? columns : balancedColumns(measured, roomOf, COLUMNS_TOGETHER[menu.layout]));
  }, [blocks, menu, link, perPage, fonts]);

  useEffect(() => {
    void document.fonts?.ready.then(() => setFonts((times) => times + 1));
    const [stage, paper] = [frame.current, sheets.current];
    if (!stage || !paper || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { width } = stage.getBoundingClientRect();
      if (width > 0) setScale(width / (WIDTHS[menu.layout] * PIXELS));
      setHeight(paper.offsetHeight);
    });
    observer.observe(stage);
    observer.observe(paper);
    return () => observer.disconnect();
  }, [menu.layout]);

  const all: Column[] = [{ continues: null, blocks: blocks.map((_block, at) => at) }];
  // Of an earlier list, until this one is measured.
  const shown = isEverything(columns, blocks.length) ? columns : all;
  const pages = Array.from({ length: Math.ceil(shown.length / perPage) }, (_, at) =>
    shown.slice(at * perPage, (at + 1) * perPage),
  );
  const pageOf = (of: readonly Column[], at: number, key = at) => (
    <MenuPage key={key} {...{ menu, link, blocks }} columns={of} at={at} count={pages.length} />
  );
  // One card alone fills its sheet twice: there is more than one table.
  const cards =
    pages.length === 1 ? [pageOf(shown, 0), pageOf(shown, 0, 1)] : pages.map((page, at) => pageOf(page, at));

  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.measure} aria-hidden="true" ref={measure}>
        <MenuPage {...{ menu, link, blocks }} columns={all} at={0} count={2} />
        <MenuPage {...{ menu, link, blocks }} columns={[]} at={1} count={2} />
      </div>
      <article
        className={styles.sheets}
        data-layout={menu.layout}
        lang={menu.language}
        ref={sheets}
        style={{ '--scale': scale, '--height': `${height}px` } as CSSProperties}
      >
        {menu.layout === 'CARDS'
          ? Array.from({ length: Math.ceil(cards.length / 2) }, (_, sheet) => (
              <div key={sheet} className={styles.pair}>
                {cards.slice(2 * sheet, 2 * sheet + 2)}
              </div>
            ))
          : pages.map((page, at) => pageOf(page, at))}
      </article>
    </div>
  );
}
