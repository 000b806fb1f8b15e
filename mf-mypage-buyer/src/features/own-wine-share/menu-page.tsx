import type { MenuWine, WineMenu } from '@vitis/contracts';
import {
  formatNumber,
  grapesOf,
  kindColour,
  latinName,
  type MenuSection,
  type MenuWords,
  menuWineName,
  menuWords,
  originOf,
} from '@vitis/domain';
import { classNames } from '@vitis/ui';
import { QrCode } from '../../shared/qr-code.tsx';
import styles from './menu-page.module.scss';
import type { Column } from './pack-columns.ts';

/** The heading of a kind, or a wine of it. */
export interface MenuBlock {
  section: MenuSection;
  wine?: MenuWine;
}

interface Props {
  menu: WineMenu;
  link: string | null;
  blocks: readonly MenuBlock[];
  columns: readonly Column[];
  at: number;
  count: number;
}

const LOOKS = { CLASSIC: styles.classic, COLUMNS: styles.columns, CARDS: styles.card } as const;

/** One page of the list in its layout: head, wines, foot. */
export function MenuPage({ menu, link, blocks, columns, at, count }: Props) {
  const words = menuWords(menu.language);
  const block = (place: number, isContinued = false) => {
    const found = blocks[place];
    if (!found) return null;
    const { section, wine } = found;
    return (
      <div key={`${place} ${isContinued}`} data-block={isContinued ? undefined : ''}>
        {wine ? (
          <WineLine {...{ wine, menu, words }} />
        ) : (
          <KindHeading {...{ section, menu, words, isContinued }} />
        )}
      </div>
    );
  };
  return (
    <section className={classNames(styles.page, LOOKS[menu.layout])}>
      <header className={at === 0 ? styles.head : styles.runningHead}>
        <h2>{menu.title}</h2>
        {at === 0 && menu.note !== '' ? <p>{menu.note}</p> : null}
      </header>
      <div className={styles.body} data-body="">
        {columns.map(({ continues, blocks: own }) => (
          <div key={own[0] ?? 0} className={styles.column}>
            {continues === null ? null : block(continues, true)}
            {own.map((place) => block(place))}
          </div>
        ))}
      </div>
      <footer className={styles.foot}>
        <p>
          {words.priceNote}
          {count > 1 ? <span className={styles.mark}>{`${at + 1} / ${count}`}</span> : null}
        </p>
        {link === null ? null : (
          <div className={styles.code}>
            <QrCode text={link} label={words.scan} />
            <span>{words.scan}</span>
          </div>
        )}
      </footer>
    </section>
  );
}

/** Which of the two the list has a price for, anywhere. */
const offered = ({ wines }: WineMenu) => ({
  glass: wines.some(({ glassPrice }) => glassPrice !== null),
  bottle: wines.some(({ bottlePrice }) => bottlePrice !== null),
});

interface HeadingProps {
  section: MenuSection;
  menu: WineMenu;
  words: MenuWords;
  isContinued: boolean;
}

function KindHeading({ section, menu, words, isContinued }: HeadingProps) {
  const { glass, bottle } = offered(menu);
  return (
    <div className={styles.kind} data-kind={section.code ? kindColour(section.code) : undefined}>
      <h3>
        {section.name}
        {isContinued ? <small>{words.continued}</small> : null}
      </h3>
      <p className={styles.prices} aria-hidden="true">
        {glass ? <span>{words.glass}</span> : null}
        {bottle ? <span>{words.bottle}</span> : null}
      </p>
    </div>
  );
}

interface LineProps {
  wine: MenuWine;
  menu: WineMenu;
  words: MenuWords;
}

function WineLine({ wine, menu, words }: LineProps) {
  const { product, glassPrice, bottlePrice } = wine;
  const { glass, bottle } = offered(menu);
  const latin = product && menu.latinNames ? latinName(product) : null;
  const price = (label: string, amount: number | null) => (
    <span>
      {amount === null ? null : (
        <>
          <small className={styles.word}>{label}</small>
          {formatNumber(amount, menu.language)}
        </>
      )}
    </span>
  );
  return (
    <div className={styles.wine}>
      <p className={styles.name}>
        <b>{menuWineName(wine)}</b>
        <i className={styles.leader} aria-hidden="true" />
      </p>
      <p className={styles.prices}>
        {glass ? price(words.glass, glassPrice) : null}
        {bottle ? price(words.bottle, bottlePrice) : null}
      </p>
      {latin ? (
        <p className={styles.latin} lang="en">
          {latin}
        </p>
      ) : null}
      {product ? (
        <p className={styles.facts}>
          {[originOf(product), grapesOf(product, menu.language)].filter((each) => each !== '').join(' — ')}
        </p>
      ) : null}
    </div>
  );
}
