import { TASTE_TRAITS, type TasteAnalysis, type TasteMatch } from '@vitis/contracts';
import { tasteLevel, wineTitle } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, Panel, Picture, refreshIcon, TasteBar, TasteList, TextLink } from '@vitis/ui';
import styles from './taste-analysis.module.scss';
import { TasteShape } from './taste-shape.tsx';

/** What somebody likes, drawn and in words, and the wines that fit with the reason for each. */
export function TasteResult({ analysis, onAgain }: { analysis: TasteAnalysis; onAgain: () => void }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { profile, wines, answers } = analysis;
  return (
    <>
      <Panel
        title={t('taste.profile')}
        action={
          <Button size="small" icon={refreshIcon} onClick={onAgain}>
            {t('taste.again')}
          </Button>
        }
      >
        <div className={styles.profile}>
          <TasteShape profile={profile} />
          <div>
            <p className={styles.kind}>{t(`taste.answers.kind.${answers.kind}`)}</p>
            <TasteList>
              {TASTE_TRAITS.map((trait) => (
                <TasteBar
                  key={trait}
                  label={t(`taste.traits.${trait}`)}
                  value={profile[trait]}
                  word={t(`taste.levels.${tasteLevel(profile[trait])}`)}
                />
              ))}
            </TasteList>
          </div>
        </div>
      </Panel>
      <section aria-labelledby="taste-wines">
        <h2 id="taste-wines" className={styles.heading}>
          {t('taste.wines')}
        </h2>
        {wines.length === 0 ? (
          <p>{t('taste.noWines')}</p>
        ) : (
          <ul className={styles.wines}>
            {wines.map((wine) => (
              <TasteWine key={wine.product.id} wine={wine} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function TasteWine({ wine: { product, match, reasons } }: { wine: TasteMatch }) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <li className={styles.wine}>
      <div className={styles.stage}>
        {product.picture ? <Picture picture={product.picture} alt="" sizes="56px" fit="contain" /> : null}
      </div>
      <div>
        <p className={styles.name}>
          <TextLink href={`/product/${product.id}`}>{wineTitle(product)}</TextLink>
        </p>
        <p className={styles.origin}>
          {[product.kind.name, product.country.name, product.winery.name].join(' · ')}
        </p>
        <p className={styles.reason}>
          <b>{t('taste.match', { match })}</b>{' '}
          {reasons.map(({ trait, value }) => t(`taste.reasons.${trait}.${tasteLevel(value)}`)).join(' · ')}
        </p>
      </div>
    </li>
  );
}
