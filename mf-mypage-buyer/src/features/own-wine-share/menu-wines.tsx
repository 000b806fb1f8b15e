import type { MenuWine } from '@vitis/contracts';
import { kindColour, menuWineName } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import {
  AccordionItem,
  Button,
  chevronDownIcon,
  chevronUpIcon,
  closeIcon,
  IconButton,
  KindDot,
  NumberInput,
  Panel,
} from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './own-wine-share.module.scss';
import type { MenuDraft } from './use-menu-draft.ts';

/** The wines of the list by kind, with their prices and their order; under them those that are left out. */
export function MenuWines({ draft }: { draft: MenuDraft }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { menu, sections, others } = draft;
  const unpriced = menu.wines.filter(
    ({ glassPrice, bottlePrice }) => glassPrice === null && bottlePrice === null,
  ).length;
  return (
    <Panel title={t('wineMenu.wines', { number: menu.wines.length })} padding="flush">
      {menu.wines.length === 0 ? <p className={styles.hint}>{t('wineMenu.noWines')}</p> : null}
      {unpriced > 0 ? <p className={styles.hint}>{t('wineMenu.unpriced', { number: unpriced })}</p> : null}
      {sections.map((section, at) => (
        <section key={section.code ?? 'OTHER'} className={styles.kind} aria-label={section.name}>
          <header className={styles.kindHead}>
            <h3>
              {section.code ? (
                <KindDot kind={kindColour(section.code)}>{section.name}</KindDot>
              ) : (
                section.name
              )}
            </h3>
            <Moves
              name={section.name}
              at={at}
              count={sections.length}
              onMove={(to) => draft.moveSection(at, to)}
            />
          </header>
          <ul className={styles.wines}>
            {section.wines.map((wine, place) => (
              <WineRow
                key={wine.idProduct}
                wine={wine}
                draft={draft}
                moves={
                  <Moves
                    name={menuWineName(wine)}
                    at={place}
                    count={section.wines.length}
                    onMove={(to) => draft.moveWine(at, place, to)}
                  />
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 ? (
        <AccordionItem className={styles.others} summary={t('wineMenu.others', { number: others.length })}>
          <ul className={styles.wines}>
            {others.map((wine) => (
              <li key={wine.idProduct} className={styles.other}>
                <span>{menuWineName(wine)}</span>
                <Button
                  size="small"
                  aria-label={t('wineMenu.addOf', { name: menuWineName(wine) })}
                  onClick={() => draft.add(wine)}
                >
                  {t('wineMenu.add')}
                </Button>
              </li>
            ))}
          </ul>
        </AccordionItem>
      ) : null}
    </Panel>
  );
}

interface WineRowProps {
  wine: MenuWine;
  draft: MenuDraft;
  moves: ReactNode;
}

function WineRow({ wine, draft, moves }: WineRowProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const name = menuWineName(wine);
  return (
    <li className={styles.wine}>
      <p className={styles.name}>{name}</p>
      <div className={styles.tools}>
        {moves}
        <IconButton
          size="small"
          icon={closeIcon}
          label={t('wineMenu.removeOf', { name })}
          onClick={() => draft.remove(wine.idProduct)}
        />
      </div>
      <div className={styles.prices}>
        {(['glassPrice', 'bottlePrice'] as const).map((field) => (
          <NumberInput
            key={field}
            label={
              <>
                <span className="visually-hidden">{name} </span>
                {t(`wineMenu.prices.${field}`)}
              </>
            }
            suffix={t(`ownWine.units.${field}`)}
            value={wine[field]}
            onValueChange={(value) => draft.price(wine.idProduct, field, value)}
            unreadError={t('portal.common.wholeNumber')}
            error={draft.errors.errorOf(wine.idProduct, field, wine[field])}
          />
        ))}
      </div>
    </li>
  );
}

interface MovesProps {
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** One place up or down; nothing where there is one place alone. */
function Moves({ name, at, count, onMove }: MovesProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  if (count < 2) return null;
  return (
    <>
      <IconButton
        size="small"
        icon={chevronUpIcon}
        label={t('wineMenu.upOf', { name })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        size="small"
        icon={chevronDownIcon}
        label={t('wineMenu.downOf', { name })}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
    </>
  );
}
